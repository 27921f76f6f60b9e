import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './start-queries.types.ts';

/** Maximum number of words at which a search starts. */
const mostStarts = 20;
/** Recently added words that a map without a search shows in addition to the connected ones. */
const latest = 60;

export const sql = statements<QueryTypes>('mindmapStart', {
  // Finds the word itself, or else words that start with the search or whose translation contains it. U+FFFF sorts after
  // every letter in the database's collation; a LIKE prefix would scan the whole vocabulary. The condition `form <> ''`
  // is required to use the partial indexes.
  search: `WITH exact AS (
     SELECT lw.term_id, 0 AS rank, lw.form FROM term t
     JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = t.id
     WHERE t.language = $2 AND t.form = $3
   ), beginning AS (
     SELECT w.term_id, 1 AS rank, w.form FROM generate_series(0, 6) standing
     CROSS JOIN LATERAL (
       SELECT term_id, form FROM learner_word
       WHERE learner_id = $1 AND form <> '' AND language = $2 AND word_standing(level, ignored) = standing
         AND form >= $3 AND form < $3 || U&'\\FFFF' AND starts_with(form, $3)
       ORDER BY form LIMIT ${mostStarts}
     ) w
     WHERE $3 <> '' AND NOT EXISTS (SELECT 1 FROM exact)
   ), meaning AS (
     SELECT term_id, 2 AS rank, text AS form FROM word_search
     WHERE learner_id = $1 AND language = $2 AND text LIKE $4 AND NOT EXISTS (SELECT 1 FROM exact)
     LIMIT ${mostStarts}
   )
   SELECT term_id AS term FROM (
     SELECT * FROM exact UNION ALL SELECT * FROM beginning UNION ALL SELECT * FROM meaning
   ) found
   GROUP BY term_id ORDER BY min(rank), min(form), term_id LIMIT ${mostStarts}`,
  // Words with the most links first, then the latest of each requested level.
  listProminent: `WITH connected AS (
     SELECT term_id AS term, links FROM word_link_count
     WHERE learner_id = $1 AND language = $2 AND links > 0
     ORDER BY links DESC, term_id LIMIT $4
   ), recent AS (
     SELECT w.term_id AS term FROM unnest($3::int[]) standing
     CROSS JOIN LATERAL (
       SELECT term_id, created_at FROM learner_word
       WHERE learner_id = $1 AND form <> '' AND language = $2 AND word_standing(level, ignored) = standing
       ORDER BY created_at DESC, term_id DESC LIMIT ${latest}
     ) w
     ORDER BY w.created_at DESC, w.term_id DESC LIMIT ${latest}
   )
   SELECT term FROM (
     SELECT term, 0 AS rank, links FROM connected UNION ALL SELECT term, 1, 0 FROM recent
   ) found
   GROUP BY term ORDER BY min(rank), max(links) DESC, term`,
});

/**
 * Finds up to twenty words that match a search: the one with this form, or those that start with it or have a matching
 * translation. `form` is normalized; `pattern` is a LIKE pattern for lowercase translations.
 */
export const searchedWords = async (
  db: Queryable,
  learnerId: string,
  { language, form, pattern }: { language: number; form: string; pattern: string },
): Promise<number[]> =>
  (await many(db, sql.search, [learnerId, language, form, pattern])).map(({ term }) => term);

/** Lists the words with the most links (at most `limit`), then the latest ones of the given levels. */
export const prominentWords = async (
  db: Queryable,
  learnerId: string,
  { language, standings, limit }: { language: number; standings: readonly number[]; limit: number },
): Promise<number[]> =>
  (await many(db, sql.listProminent, [learnerId, language, standings, limit])).map(({ term }) => term);
