import { createHmac } from 'node:crypto';

import { reminderKinds, type ReminderKind } from '@glossa/contract/settings';

import { constantTimeEquals } from '#http/keys.ts';

const sign = (secret: string, learnerId: string, kind: string): string =>
  createHmac('sha256', secret).update(['unsubscribe', learnerId, kind].join('\0')).digest('base64url');

/** Creates a token that lets anyone who has it unsubscribe from one kind of email. It never expires. */
export const unsubscribeToken = (secret: string, learnerId: string, kind: ReminderKind): string =>
  [kind, learnerId, sign(secret, learnerId, kind)].join('.');

/** Returns the learner and the kind of reminder that a token is for; undefined if the token is invalid. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { learnerId: string; kind: ReminderKind } | undefined {
  const [kindText = '', learnerId = '', signature = ''] = token.split('.');
  const kind = reminderKinds.find((known) => known === kindText);
  if (!kind || !constantTimeEquals(signature, sign(secret, learnerId, kind))) return undefined;
  return { learnerId, kind };
}
