import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './never-signed-in.types.ts';

export const sql = statements<QueryTypes>('accountsNeverSignedIn', {
  countLearners: 'SELECT count(*)::int AS count FROM learner WHERE last_login_at IS NULL AND is_active',
});

/** Counts active users who have never signed in; some of them may be waiting for an invitation link. */
export const countNeverSignedIn = async (db: Queryable): Promise<number> =>
  (await one(db, sql.countLearners, [])).count;
