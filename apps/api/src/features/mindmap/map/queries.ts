import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { LinkRow, LinkTypes, NodeRow } from '../queries.ts';
import type { Filter } from './filter.ts';
import type { QueryTypes } from './queries.types.ts';

/** Maximum number of matching words from which a search builds the map. */
const maxStarts = 20;

/** Maximum number of recently added words that a map without a search shows in addition to the linked ones. */
const maxRecentWords = 60;

/** Maximum number of family members to follow from a word. */
const maxRelatives = 8;

// OFFSET 0 forces a lookup by primary key, whatever the planner's statistics say.
const wordSql = (term: string): string =>
  `(SELECT * FROM learner_word WHERE learner_id = $1 AND term_id = ${term} OFFSET 0)`;

// The lemma set by the learner, or else the best suggestion, or else the word itself.
const lemmaSql = (word: string): string => `coalesce(${word}.lemma_id,
  (SELECT best.lemma_id FROM term_lemma best WHERE best.term_id = ${word}.term_id AND best.rank = 0), ${word}.term_id)`;

const matchesFilterSql = (word: string): string => `${word}.language = $2
  AND word_standing(${word}.level, ${word}.ignored) = ANY ($6::int[])
  AND ($7::text IS NULL OR lower(${word}.part_of_speech) = lower($7))
  AND ($8::text IS NULL OR EXISTS (
    SELECT 1 FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
    WHERE wt.learner_id = $1 AND wt.term_id = ${word}.term_id AND g.name = $8::citext))`;

/** Maximum number of recent texts and videos whose sentences are searched. */
const maxEntries = 5;

/** Maximum number of recent texts and videos per shelf to check for occurrences of the words. */
const maxCandidates = 50;

/** Maximum number of matching sentences. */
const maxSentences = 120;

const recentEntries = (shelf: 0 | 1) => `(SELECT kind, id, document_id, touched_at FROM library_entry
  WHERE owner_id = $1 AND language = $2 AND shelf = ${shelf} ORDER BY touched_at DESC, id DESC LIMIT ${maxCandidates})`;

interface CooccurrenceTypes {
  location: [document: number, seq: number];
}

interface NarrowTypes {
  listLinksBetween: LinkTypes;
  listCooccurrences: CooccurrenceTypes;
}

const sql = statements<QueryTypes, NarrowTypes>('mindmapMap', {
  // Finds the word itself, or else words that start with the search or whose translation contains it. U+FFFF sorts
  // after every letter in the database's collation; a LIKE prefix would scan the whole vocabulary. The condition
  // `form <> ''` is required to use the partial indexes.
  searchWords: `WITH exact AS (
     SELECT lw.term_id, 0 AS rank, lw.form FROM term t
     JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = t.id
     WHERE t.language = $2 AND t.form = $3
   ), beginning AS (
     SELECT w.term_id, 1 AS rank, w.form FROM generate_series(0, 6) standing
     CROSS JOIN LATERAL (
       SELECT term_id, form FROM learner_word
       WHERE learner_id = $1 AND form <> '' AND language = $2 AND word_standing(level, ignored) = standing
         AND form >= $3 AND form < $3 || U&'\\FFFF' AND starts_with(form, $3)
       ORDER BY form LIMIT ${maxStarts}
     ) w
     WHERE $3 <> '' AND NOT EXISTS (SELECT 1 FROM exact)
   ), meaning AS (
     SELECT term_id, 2 AS rank, text AS form FROM word_search
     WHERE learner_id = $1 AND language = $2 AND text LIKE $4 AND NOT EXISTS (SELECT 1 FROM exact)
     LIMIT ${maxStarts}
   )
   SELECT term_id AS term FROM (
     SELECT * FROM exact UNION ALL SELECT * FROM beginning UNION ALL SELECT * FROM meaning
   ) found
   GROUP BY term_id ORDER BY min(rank), min(form), term_id LIMIT ${maxStarts}`,
  listProminentWords: `WITH connected AS (
     SELECT term_id AS term, links FROM word_link_count
     WHERE learner_id = $1 AND language = $2 AND links > 0
     ORDER BY links DESC, term_id LIMIT $4
   ), recent AS (
     SELECT w.term_id AS term FROM unnest($3::int[]) standing
     CROSS JOIN LATERAL (
       SELECT term_id, created_at FROM learner_word
       WHERE learner_id = $1 AND form <> '' AND language = $2 AND word_standing(level, ignored) = standing
       ORDER BY created_at DESC, term_id DESC LIMIT ${maxRecentWords}
     ) w
     ORDER BY w.created_at DESC, w.term_id DESC LIMIT ${maxRecentWords}
   )
   SELECT term FROM (
     SELECT term, 0 AS rank, links FROM connected UNION ALL SELECT term, 1, 0 FROM recent
   ) found
   GROUP BY term ORDER BY min(rank), max(links) DESC, term`,
  // Each row is one step: the newly reached words and all words reached so far, so each word is expanded once and
  // cycles end.
  walk: `WITH RECURSIVE walk (depth, reached, seen) AS (
     SELECT 0, start.terms, start.terms FROM (
       SELECT array_agg(first.term_id) AS terms FROM (
         SELECT lw.term_id FROM (
           SELECT term FROM unnest($3::int[]) WITH ORDINALITY AS given(term, place) ORDER BY place
         ) given
         CROSS JOIN LATERAL ${wordSql('given.term')} lw
         WHERE lw.language = $2 AND (NOT $11 OR (${matchesFilterSql('lw')}))
         LIMIT $10::int + 1
       ) first
     ) start
     UNION ALL
     SELECT walk.depth + 1, step.terms, walk.seen || step.terms
     FROM walk CROSS JOIN LATERAL (
       SELECT array_agg(fresh.term_id) AS terms FROM (
         SELECT lw.term_id FROM (
           SELECT next.term FROM unnest(walk.reached) AS reached(term)
           CROSS JOIN LATERAL (
             SELECT to_id AS term FROM word_link WHERE learner_id = $1 AND from_id = reached.term
             UNION ALL
             SELECT from_id FROM word_link WHERE learner_id = $1 AND to_id = reached.term
             UNION ALL
             SELECT relative.term FROM ${wordSql('reached.term')} own
             CROSS JOIN LATERAL (SELECT ${lemmaSql('own')} AS id) lemma
             CROSS JOIN LATERAL (
               SELECT lemma.id AS term
               UNION ALL
               (SELECT f.term_id FROM learner_word f
                WHERE f.learner_id = $1 AND f.lemma_id = lemma.id LIMIT ${maxRelatives})
               UNION ALL
               (SELECT f.term_id FROM term_lemma form CROSS JOIN LATERAL ${wordSql('form.term_id')} f
                WHERE form.lemma_id = lemma.id AND form.rank = 0 AND f.lemma_id IS NULL LIMIT ${maxRelatives})
             ) relative
             UNION ALL
             SELECT met.other FROM unnest($4::int[], $5::int[]) AS met(term, other)
             WHERE walk.depth = 0 AND met.term = reached.term
           ) next
           EXCEPT
           SELECT unnest(walk.seen)
           ORDER BY 1
         ) near
         CROSS JOIN LATERAL ${wordSql('near.term')} lw
         WHERE ${matchesFilterSql('lw')}
         LIMIT $10::int + 1 - cardinality(walk.seen)
       ) fresh
     ) step
     WHERE walk.depth < $9 AND cardinality(walk.seen) <= $10 AND step.terms IS NOT NULL
   )
   SELECT lw.term_id AS id, lw.form AS term, lw.level, lw.ignored, lw.translation,
     ${lemmaSql('lw')} AS lemma, walk.depth, p.x, p.y
   FROM walk CROSS JOIN unnest(walk.reached) AS reached(term)
   CROSS JOIN LATERAL ${wordSql('reached.term')} lw
   LEFT JOIN LATERAL (
     SELECT x, y FROM word_place WHERE learner_id = $1 AND term_id = reached.term OFFSET 0
   ) p ON true
   ORDER BY walk.depth, lw.term_id LIMIT $10::int + 1`,
  listLinksBetween: `SELECT l.id, l.from_id AS "from", l.to_id AS "to", l.kind, l.source FROM unnest($2::int[]) shown
   CROSS JOIN LATERAL (SELECT * FROM word_link WHERE learner_id = $1 AND from_id = shown OFFSET 0) l
   WHERE (l.to_id IN (SELECT unnest($2::int[]))) IS TRUE ORDER BY l.id`,
  // Searches the sentences just before the current position in recent texts and videos, or the beginning of unopened
  // ones. This bounds the work, whatever the library's size.
  listCooccurrences: `WITH entries AS (
     SELECT kind, id, document_id FROM (${recentEntries(0)} UNION ALL ${recentEntries(1)}) asked
     WHERE EXISTS (
       SELECT 1 FROM document_word dw WHERE dw.document_id = asked.document_id AND dw.term_id = ANY ($3::int[])
     )
     ORDER BY touched_at DESC, id DESC LIMIT ${maxEntries}
   ), reached AS (
     SELECT document_id, CASE kind
       WHEN 'text' THEN (SELECT greatest(position, read_to) FROM text WHERE id = e.id)
       ELSE (SELECT width_bucket(v.position - v.shift, k.sentence_starts)
             FROM video v JOIN subtitle_track k ON k.id = v.track_id WHERE v.id = e.id)
     END AS place FROM entries e
   ), sentences AS MATERIALIZED (
     SELECT s.document_id, s.seq, s.terms FROM reached
     JOIN sentence s ON s.document_id = reached.document_id
       AND s.seq >= greatest(reached.place - $5, 0) AND s.seq < greatest(reached.place, $5 / 2)
     WHERE s.terms && $3::int[]
     LIMIT ${maxSentences}
   ), tokens AS MATERIALIZED (
     SELECT DISTINCT s.document_id, s.seq, term FROM sentences s CROSS JOIN LATERAL unnest(s.terms) term
   ), known AS MATERIALIZED (
     SELECT lw.term_id, lw.level >= 4 AS is_known FROM (SELECT DISTINCT term FROM tokens) met
     CROSS JOIN LATERAL (
       SELECT term_id, level, ignored FROM learner_word WHERE learner_id = $1 AND term_id = met.term OFFSET 0
     ) lw
     WHERE NOT lw.ignored
   ), together AS (
     SELECT one.term, other.term AS other, known.is_known, count(*) AS times,
       min(ARRAY[one.document_id, one.seq]) AS location
     FROM tokens one
     JOIN tokens other ON other.document_id = one.document_id AND other.seq = one.seq AND other.term <> one.term
     JOIN known ON known.term_id = other.term
     WHERE one.term = ANY ($3::int[])
     GROUP BY 1, 2, 3
   )
   SELECT term, other, times::int, location FROM (
     SELECT t.term, t.other, t.times, t.location,
       -- Words being learned come before known ones; larger ids are of rarer words.
       row_number() OVER (PARTITION BY t.term ORDER BY t.is_known, t.times DESC, t.other DESC) AS rank
     FROM together t
   ) ranked
   WHERE rank <= $4 ORDER BY term, rank`,
});

/**
 * Finds up to twenty words that match a search: the word with this form, or those that start with it or have a matching
 * translation. `form` is normalized; `pattern` is a LIKE pattern for lowercase translations.
 */
export const searchWords = async (
  db: Queryable,
  learnerId: string,
  { language, form, pattern }: { language: number; form: string; pattern: string },
): Promise<number[]> =>
  (await many(db, sql.searchWords, [learnerId, language, form, pattern])).map(({ term }) => term);

/** Lists the words with the most links (at most `limit`), then the latest words at the given levels. */
export const listProminentWords = async (
  db: Queryable,
  learnerId: string,
  { language, levels, limit }: { language: number; levels: readonly number[]; limit: number },
): Promise<number[]> =>
  (await many(db, sql.listProminentWords, [learnerId, language, levels, limit])).map(({ term }) => term);

/**
 * Finds the words reachable in `depth` steps through links, families and co-occurrences, nearest first; one more than
 * `limit` if there are more. Only words that match the filter are followed; with `strict`, the starting words must
 * match too.
 */
export const walkFrom = (
  db: Queryable,
  learnerId: string,
  {
    language,
    starts,
    cooccurrences,
    filter,
    depth,
    limit,
    strict,
  }: {
    language: number;
    starts: readonly number[];
    cooccurrences: readonly { term: number; other: number }[];
    filter: Filter;
    depth: number;
    limit: number;
    strict: boolean;
  },
): Promise<NodeRow[]> =>
  many(db, sql.walk, [
    learnerId,
    language,
    starts,
    cooccurrences.map(({ term }) => term),
    cooccurrences.map(({ other }) => other),
    filter.levels,
    filter.partOfSpeech,
    filter.tag,
    depth,
    limit,
    strict,
  ]);

/** Lists the links between the given words. */
export const listLinksBetween = (
  db: Queryable,
  learnerId: string,
  terms: readonly number[],
): Promise<LinkRow[]> => many(db, sql.listLinksBetween, [learnerId, terms]);

/** Two words that occur in the same sentence: how often (`times`), and the `location` of one of these sentences. */
export type Cooccurrence = Omit<QueryTypes['listCooccurrences']['row'], keyof CooccurrenceTypes> &
  CooccurrenceTypes;

/**
 * Finds the learner's words that occur in the same sentence as one of `terms` in recent texts and videos: at most
 * `perWord` for each term, searching `window` sentences of each text or video.
 */
export const findCooccurrences = (
  db: Queryable,
  learnerId: string,
  {
    language,
    terms,
    perWord,
    window,
  }: { language: number; terms: readonly number[]; perWord: number; window: number },
): Promise<Cooccurrence[]> => many(db, sql.listCooccurrences, [learnerId, language, terms, perWord, window]);
