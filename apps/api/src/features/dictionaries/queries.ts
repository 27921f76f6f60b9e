import type { LemmaSuggestion } from '@glossa/contract/dictionaries';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('dictionaries', {
  listSuggestedLemmas: `SELECT lemma.form, tl.source FROM term t
   JOIN term_lemma tl ON tl.term_id = t.id JOIN term lemma ON lemma.id = tl.lemma_id
   WHERE t.language = $1 AND t.form = $2 ORDER BY tl.rank LIMIT 5`,
});

/** Sources by their number in the database, from 1. */
const sources: readonly LemmaSuggestion['source'][] = ['dictionary', 'analyser', 'lemmatiser'];

/** Returns the lemmas of a form that text analysis suggested, most likely first. */
export const listSuggestedLemmas = async (
  db: Queryable,
  language: number,
  form: string,
): Promise<Omit<LemmaSuggestion, 'rank'>[]> =>
  (await many(db, sql.listSuggestedLemmas, [language, form])).map((row) => ({
    text: row.form,
    source: sources[row.source - 1] ?? 'lemmatiser',
  }));
