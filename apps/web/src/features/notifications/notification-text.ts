import type { Notification } from '@glossa/contract/notifications';
import type { TFunction } from 'i18next';

import { codeText } from '../../lib/i18n/error-text.ts';

/** What a notification says, in the reader's language: what became of what, and why. */
export function notificationText(
  { type, task_type: task, subject, problem, message }: Notification,
  t: TFunction<'notifications'>,
): string {
  // Without a name of what it is about there is no sentence of ours.
  if (type === 'SYSTEM' || task === null || (subject === '' && task !== 'export_words')) return message;
  const sentence = t(`messages.${type}.${task}`, { subject });
  return problem === null ? sentence : `${sentence} ${codeText(problem)}`;
}
