import { statement, type Queryable } from '@glossa/db/database';

const count = statement(
  'count-never-signed-in',
  'SELECT count(*)::int AS count FROM learner WHERE last_login_at IS NULL AND is_active',
);

/** How many active people have never signed in: those who were invited may wait for a link. */
export const countNeverSignedIn = async (db: Queryable): Promise<number> =>
  (await db.row<{ count: number }>(count))?.count ?? 0;
