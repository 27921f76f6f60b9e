import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, paginated, Moment, PageQuery, QueryFlag } from './fields.ts';
import { TaskType } from './tasks.ts';

/** Types of notifications about tasks, which also have a task type. All other types are in `notificationTypes`. */
export const taskNotificationTypes = ['TASK_STARTED', 'TASK_COMPLETED', 'TASK_FAILED'] as const;
export const notificationTypes = [
  ...taskNotificationTypes,
  'SYSTEM',
  'ACHIEVEMENT_UNLOCKED',
  'STREAK_MILESTONE',
  'DAILY_GOAL_REACHED',
  'WEEKLY_GOAL_REACHED',
  'MONTHLY_GOAL_REACHED',
] as const;

/** A notification as shown to its recipient. */
export const Notification = z
  .object({
    id: Id,
    type: z.enum(notificationTypes),
    /** English text. Clients localize it from the fields below. */
    title: z.string(),
    message: z.string(),
    /** Type of the task that the notification is about. */
    task_type: TaskType.nullable(),
    /**
     * What the notification is about: a title, a milestone ID (`words_100`), or a goal's measure and target
     * (`minutes_15`).
     */
    subject: z.string(),
    /** Error code, if something failed. */
    problem: z.string().nullable(),
    /** Path of the page in the app that the notification links to. */
    link: z.string().nullable(),
    is_read: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;
export type NotificationType = Notification['type'];

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/tasks/notifications/',
  summary: 'List your notifications of the last 90 days, newest first',
  access: 'user',
  query: PageQuery.extend({ is_read: QueryFlag.optional() }),
  result: paginated(Notification),
});

export const listUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/tasks/notifications/unread/',
  summary: 'List your unread notifications, newest first, without muted types',
  access: 'user',
  query: PageQuery,
  result: paginated(Notification),
});

export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/tasks/notifications/count_unread/',
  summary: 'Count your unread notifications, without muted types',
  access: 'user',
  result: z.object({ count: z.int() }),
});

export const markNotificationRead = endpoint({
  method: 'POST',
  path: '/api/tasks/notifications/{id}/mark_read/',
  summary: 'Mark a notification as read',
  access: 'user',
  params: { id: Id },
  result: Notification,
  errors: ['notification_not_found'],
});

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/tasks/notifications/mark_all_read/',
  summary: 'Mark all notifications as read and return how many were unread',
  access: 'user',
  result: z.object({ count: z.int() }),
});
