import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import type { QueryResultRow } from 'pg';
import type { QueryTypes } from './term-ids.types.ts';

const batch = 4000;

export const sql = statements<QueryTypes>('documentsTermIds', {
  selectTerms: 'SELECT id, form FROM term WHERE language = $1 AND form = ANY($2)',
  insertTerms: `INSERT INTO term (language, form)
   SELECT $1, form FROM unnest($2::text[]) WITH ORDINALITY AS given(form, place) ORDER BY place
   ON CONFLICT (language, form) DO NOTHING
   RETURNING id, form`,
});

/**
 * Returns the IDs of normalized forms of a language, inserting unknown ones as terms.
 *
 * Must not be called within a longer transaction: terms are shared, and two documents that hold back each other's new
 * terms would deadlock. Each statement inserts in the order of the forms for the same reason. Pass frequent forms
 * first: they get smaller IDs, which take less space.
 */
export async function termIds(
  db: Queryable,
  language: number,
  forms: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let from = 0; from < forms.length; from += batch) {
    const part = forms.slice(from, from + batch);
    for (const row of await select(db, language, part)) ids.set(row.form, row.id);
    const missing = part.filter((form) => !ids.has(form)).sort();
    if (missing.length === 0) continue;
    const made = await many(db, sql.insertTerms, [language, missing]);
    for (const row of made) ids.set(row.form, row.id);
    // Inserted concurrently by another connection.
    const raced = missing.filter((form) => !ids.has(form));
    if (raced.length > 0) for (const row of await select(db, language, raced)) ids.set(row.form, row.id);
  }
  return ids;
}

interface TermRow extends QueryResultRow {
  id: number;
  form: string;
}

const select = (db: Queryable, language: number, forms: string[]): Promise<TermRow[]> =>
  many(db, sql.selectTerms, [language, forms]);
