import { statement, type Queryable } from '@glossa/db/database';

const taken = statement(
  'taken-usernames',
  'SELECT lower(username::text) AS username FROM learner WHERE username = ANY($1::citext[])',
);

/** Returns the first of some user names that is not taken. */
export async function freeUsername(db: Queryable, names: string[]): Promise<string> {
  const rows = await db.rows<{ username: string }>(taken, [names]);
  const used = new Set(rows.map((row) => row.username));
  return names.find((name) => !used.has(name)) ?? (names.at(-1) as string);
}
