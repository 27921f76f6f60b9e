import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './free-username.types.ts';

export const sql = statements<QueryTypes>('accountsFreeUsername', {
  findTaken: 'SELECT lower(username::text) AS username FROM learner WHERE username = ANY($1::citext[])',
});

/** Returns the first of some user names that is not taken. */
export async function freeUsername(db: Queryable, names: string[]): Promise<string> {
  const rows = await many(db, sql.findTaken, [names]);
  const used = new Set(rows.map((row) => row.username));
  return names.find((name) => !used.has(name)) ?? (names.at(-1) as string);
}
