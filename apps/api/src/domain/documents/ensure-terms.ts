import type { Queryable } from '@glossa/db/database';

import { findTerms, insertTerms } from './queries.ts';

const batchSize = 4000;

/**
 * Returns the term IDs of normalized forms of a language, inserting missing terms.
 *
 * Must not be called within a longer transaction: terms are shared, and two documents that lock each other's new terms
 * would deadlock. For the same reason, each statement inserts the terms in the order of their forms. Pass frequent
 * forms first: they get smaller IDs, which take less space.
 */
export async function ensureTerms(
  db: Queryable,
  language: number,
  forms: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let from = 0; from < forms.length; from += batchSize) {
    const part = forms.slice(from, from + batchSize);
    for (const row of await findTerms(db, language, part)) ids.set(row.form, row.id);
    const missing = part.filter((form) => !ids.has(form)).sort();
    if (missing.length === 0) continue;
    const inserted = await insertTerms(db, language, missing);
    for (const row of inserted) ids.set(row.form, row.id);
    // Inserted concurrently by another connection.
    const insertedElsewhere = missing.filter((form) => !ids.has(form));
    if (insertedElsewhere.length > 0)
      for (const row of await findTerms(db, language, insertedElsewhere)) ids.set(row.form, row.id);
  }
  return ids;
}
