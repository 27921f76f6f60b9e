import type { ReportLearner } from '@glossa/contract/reports';
import { statement, type Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { escapeLike } from '#domain/library/select-list-page.ts';

const columns = `id, username::text AS username, trim(first_name || ' ' || last_name) AS name,
  selected_languages AS languages`;
const find = statement(
  'report-learner',
  `SELECT ${columns}, local_day(id, $2)::text AS today FROM learner WHERE id = $1`,
);
const first = statement(
  'first-report-learners',
  `SELECT ${columns} FROM learner WHERE account_type = 'learner' ORDER BY username LIMIT 20`,
);
const search = statement(
  'report-learners',
  `SELECT ${columns} FROM learner
   WHERE account_type = 'learner' AND (username::text ILIKE $1 OR email::text ILIKE $1
     OR first_name || ' ' || last_name ILIKE $1)
   ORDER BY username LIMIT 20`,
);

type Row = Omit<ReportLearner, 'languages'> & { languages: number[] };

const present = ({ id, username, name, languages }: Row): ReportLearner => ({
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
  const row = await db.row<Row & { today: string }>(find, [id, now]);
  return row && { learner: present(row), today: row.today };
}

/** Finds learners by part of their name or email address, at most 20; the first ones for an empty text. */
export async function searchLearners(db: Queryable, text: string): Promise<ReportLearner[]> {
  const rows = text
    ? await db.rows<Row>(search, [`%${escapeLike(text)}%`])
    : // An index has this order.
      await db.rows<Row>(first);
  return rows.map(present);
}
