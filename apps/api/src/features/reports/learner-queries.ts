import type { ReportLearner } from '@glossa/contract/reports';
import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';
import { languageById } from '@glossa/language/languages';

import { escapeLike } from '#domain/library/select-list-page.ts';
import type { QueryTypes } from './learner-queries.types.ts';

const columns = `id, username::text AS username, trim(first_name || ' ' || last_name) AS name,
  coalesce(selected_languages, '{}') AS languages`;

export const sql = statements<QueryTypes>('reportsLearner', {
  find: `SELECT ${columns}, local_day(id, $2)::text AS "today!" FROM learner WHERE id = $1`,
  listFirst: `SELECT ${columns} FROM learner WHERE account_type = 'learner' ORDER BY username LIMIT 20`,
  search: `SELECT ${columns} FROM learner
   WHERE account_type = 'learner' AND (username::text ILIKE $1 OR email::text ILIKE $1
     OR first_name || ' ' || last_name ILIKE $1)
   ORDER BY username LIMIT 20`,
});

const present = ({ id, username, name, languages }: QueryTypes['search']['row']): ReportLearner => ({
  id,
  username,
  name,
  languages: languages.flatMap((language) => languageById(language)?.code ?? []),
});

/** Finds a learner and the current day in their time zone. */
export async function findLearner(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ learner: ReportLearner; today: string } | undefined> {
  const row = await first(db, sql.find, [id, now]);
  return row && { learner: present(row), today: row.today };
}

/** Finds learners by part of their name or email address, at most 20; the first ones for an empty text. */
export async function searchLearners(db: Queryable, text: string): Promise<ReportLearner[]> {
  const rows = text
    ? await many(db, sql.search, [`%${escapeLike(text)}%`])
    : // An index has this order.
      await many(db, sql.listFirst, []);
  return rows.map(present);
}
