import type { Notification } from '@glossa/contract/notifications';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const columns = `n.id, n.type, n.task_type, n.subject, n.problem, n.link, n.is_read, n.created_at`;
const listSql = (condition: string): string =>
  `SELECT ${columns} FROM notification n WHERE n.learner_id = $1 AND ${condition}
   ORDER BY n.created_at DESC, n.id DESC LIMIT $2 OFFSET $3`;
const countSql = (condition: string): string =>
  `SELECT count(*)::int AS count FROM notification n WHERE n.learner_id = $1 AND ${condition}`;
// What the bell shows: unread notifications of types that aren't muted. The subquery reads the settings only once.
const visibleCondition = `NOT n.is_read AND NOT coalesce(
    (SELECT settings->'mutedNotifications' FROM learner WHERE id = $1) ? n.type::text, false)`;

type Kind = Pick<Notification, 'type'> & { task_type: NonNullable<Notification['task_type']> };
interface NarrowTypes {
  listAll: Kind;
  listUnread: Kind;
  listRead: Kind;
  listShown: Kind;
  markRead: Kind;
}

const sql = statements<QueryTypes, NarrowTypes>('notifications', {
  // Each state has its own statement, so that queries for unread notifications can use the partial index.
  listAll: listSql('true'),
  listUnread: listSql('NOT n.is_read'),
  listRead: listSql('n.is_read'),
  listShown: listSql(visibleCondition),
  countAll: countSql('true'),
  countUnread: countSql('NOT n.is_read'),
  countRead: countSql('n.is_read'),
  countShown: countSql(visibleCondition),
  markRead: `UPDATE notification n SET is_read = true WHERE id = $1 AND learner_id = $2 RETURNING ${columns}`,
});

const states = {
  all: { list: sql.listAll, count: sql.countAll },
  unread: { list: sql.listUnread, count: sql.countUnread },
  read: { list: sql.listRead, count: sql.countRead },
  shown: { list: sql.listShown, count: sql.countShown },
};
/** Which notifications to list. `shown` is what the bell shows: unread notifications of types that aren't muted. */
export type NotificationState = keyof typeof states;

export type NotificationRow = QueryTypes['listAll']['row'] & Pick<Notification, 'type' | 'task_type'>;

/** Returns a page of a user's notifications, newest first, and their total count. */
export async function listNotifications(
  db: Queryable,
  { learnerId, state }: { learnerId: string; state: NotificationState },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NotificationRow[]; count: number }> {
  const [rows, count] = await Promise.all([
    many(db, states[state].list, [learnerId, limit, offset]),
    countNotifications(db, learnerId, state),
  ]);
  return { rows, count };
}

/** Counts a user's notifications in a state. */
export const countNotifications = async (
  db: Queryable,
  learnerId: string,
  state: NotificationState,
): Promise<number> => (await one(db, states[state].count, [learnerId])).count;

/** Marks one of the user's notifications as read. Returns undefined if there is no such notification. */
export const markRead = (
  db: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<NotificationRow | undefined> => first(db, sql.markRead, [id, learnerId]);

/** Marks all of a user's notifications as read. Returns how many were unread. */
export const markAllRead = async (db: Queryable, learnerId: string): Promise<number> => {
  const { count } = await db.prisma.notification.updateMany({
    where: { learnerId, isRead: false },
    data: { isRead: true },
  });
  return count;
};
