import { statement, type Queryable } from '@glossa/db/database';

const count = statement(
  'count-never-signed-in',
  'SELECT count(*)::int AS count FROM learner WHERE last_login_at IS NULL AND is_active',
);

/** Counts active users who have never signed in; some of them may be waiting for an invitation link. */
export const countNeverSignedIn = async (db: Queryable): Promise<number> =>
  (await db.row<{ count: number }>(count))?.count ?? 0;
