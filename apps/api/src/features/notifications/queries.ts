import type { Notification } from '@glossa/contract/notifications';
import { statement, type Queryable } from '@glossa/db/database';

const columns = `n.id, n.type, n.task_type, n.subject, n.problem, n.link, n.is_read, n.created_at`;
const ordered = 'ORDER BY n.created_at DESC, n.id DESC LIMIT $2 OFFSET $3';
// One statement per state, so that queries for unread ones use the partial index.
const states = {
  all: 'true',
  unread: 'NOT n.is_read',
  read: 'n.is_read',
  // The state that the bell shows. The subquery reads the settings once, not for each row.
  waiting: `NOT n.is_read AND NOT coalesce(
    (SELECT settings->'mutedNotifications' FROM learner WHERE id = $1) ? n.type::text, false)`,
} as const;
export type ReadState = keyof typeof states;

const statementsOf = (state: ReadState) => ({
  page: statement(
    `notifications-${state}`,
    `SELECT ${columns} FROM notification n WHERE n.learner_id = $1 AND ${states[state]} ${ordered}`,
  ),
  count: statement(
    `count-notifications-${state}`,
    `SELECT count(*)::int AS count FROM notification n WHERE n.learner_id = $1 AND ${states[state]}`,
  ),
});
const selects = {
  all: statementsOf('all'),
  unread: statementsOf('unread'),
  read: statementsOf('read'),
  waiting: statementsOf('waiting'),
};

const markOne = statement(
  'mark-notification-read',
  `UPDATE notification n SET is_read = true WHERE id = $1 AND learner_id = $2 RETURNING ${columns}`,
);
const markAll = statement(
  'mark-all-notifications-read',
  'UPDATE notification SET is_read = true WHERE learner_id = $1 AND NOT is_read',
);

export interface NotificationRow extends Omit<Notification, 'title' | 'message' | 'created_at'> {
  created_at: Date;
  [column: string]: unknown;
}

/** Returns a page of a user's notifications, newest first, and their total count. */
export async function selectNotifications(
  db: Queryable,
  { learnerId, state }: { learnerId: string; state: ReadState },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NotificationRow[]; count: number }> {
  const [rows, count] = await Promise.all([
    db.rows<NotificationRow>(selects[state].page, [learnerId, limit, offset]),
    countNotifications(db, learnerId, state),
  ]);
  return { rows, count };
}

export const countNotifications = async (
  db: Queryable,
  learnerId: string,
  state: ReadState,
): Promise<number> => (await db.row<{ count: number }>(selects[state].count, [learnerId]))?.count ?? 0;

/** Marks one of the user's notifications as read. Returns undefined when there is no such notification. */
export const markRead = (
  db: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<NotificationRow | undefined> => db.row<NotificationRow>(markOne, [id, learnerId]);

/** Marks all of a user's notifications as read. Returns how many were unread. */
export const markAllRead = (db: Queryable, learnerId: string): Promise<number> =>
  db.run(markAll, [learnerId]);
