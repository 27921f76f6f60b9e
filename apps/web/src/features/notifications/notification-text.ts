import { milestoneOf } from '@glossa/contract/achievements';
import { goalMeasures } from '@glossa/contract/goals';
import type { Notification } from '@glossa/contract/notifications';
import { shopNewsOf } from '@glossa/contract/shop-news';
import type { TFunction } from 'i18next';

import { codeText } from '@/lib/i18n/error-text.ts';

/** Returns the text of a notification in the interface language: what happened to what, and why. */
export function notificationText(
  news: Notification,
  t: TFunction<['notifications', 'achievements']>,
): string {
  const { type, subject, message } = news;
  switch (type) {
    case 'SYSTEM': {
      const told = shopNewsOf(subject);
      return told ? t(`shop.${told.kind}`, { name: told.name }) : message;
    }
    case 'ACHIEVEMENT_UNLOCKED':
    case 'STREAK_MILESTONE': {
      const found = milestoneOf(subject);
      return found ? t(`achievements:milestones.${found.measure}`, { count: found.count }) : message;
    }
    case 'DAILY_GOAL_REACHED':
    case 'WEEKLY_GOAL_REACHED':
    case 'MONTHLY_GOAL_REACHED': {
      const [named, target] = subject.split('_');
      const measure = goalMeasures.find((known) => known === named);
      return measure && target ? t(`achievements:goals.${measure}`, { count: Number(target) }) : message;
    }
    case 'TASK_STARTED':
    case 'TASK_COMPLETED':
    case 'TASK_FAILED':
      return taskText(type, news, t);
  }
}

function taskText(
  type: 'TASK_STARTED' | 'TASK_COMPLETED' | 'TASK_FAILED',
  { task_type: task, subject, problem, message }: Notification,
  t: TFunction<['notifications', 'achievements']>,
): string {
  // Without a subject, the server's message is shown instead.
  const isNamed = subject !== '' || task === 'export_words' || task === 'export_account';
  if (task === null || !isNamed) return message;
  const sentence = t(`messages.${type}.${task}`, { subject });
  return problem === null ? sentence : `${sentence} ${codeText(problem)}`;
}
