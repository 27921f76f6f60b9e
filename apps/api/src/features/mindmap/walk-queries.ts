import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { Filter } from './filter.ts';
import type { QueryTypes } from './walk-queries.types.ts';

/** Maximum number of family members to follow from a word. */
const mostRelatives = 8;

// OFFSET 0 forces a lookup by primary key, whatever the planner's statistics say.
const wordOf = (term: string): string =>
  `(SELECT * FROM learner_word WHERE learner_id = $1 AND term_id = ${term} OFFSET 0)`;

// The lemma set by the learner, else the best suggestion, else the word itself.
const lemmaOf = (word: string): string => `coalesce(${word}.lemma_id,
  (SELECT best.lemma_id FROM term_lemma best WHERE best.term_id = ${word}.term_id AND best.rank = 0), ${word}.term_id)`;

const fits = (word: string): string => `${word}.language = $2
  AND word_standing(${word}.level, ${word}.ignored) = ANY ($6::int[])
  AND ($7::text IS NULL OR lower(${word}.part_of_speech) = lower($7))
  AND ($8::text IS NULL OR EXISTS (
    SELECT 1 FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
    WHERE wt.learner_id = $1 AND wt.term_id = ${word}.term_id AND g.name = $8::citext))`;

/** Types of columns of a link that the schema doesn't know. */
export interface LinkTypes {
  kind: 'related' | 'synonym' | 'antonym';
  source: 'hand' | 'import' | 'suggestion';
}
interface NarrowTypes {
  listBetween: LinkTypes;
}

export const sql = statements<QueryTypes, NarrowTypes>('mindmapWalk', {
  // Each row is one step: the newly reached words and all seen so far. So each word is expanded once, and cycles end.
  walk: `WITH RECURSIVE walk (depth, reached, seen) AS (
     SELECT 0, start.terms, start.terms FROM (
       SELECT array_agg(first.term_id) AS terms FROM (
         SELECT lw.term_id FROM (
           SELECT term FROM unnest($3::int[]) WITH ORDINALITY AS given(term, place) ORDER BY place
         ) given
         CROSS JOIN LATERAL ${wordOf('given.term')} lw
         WHERE lw.language = $2 AND (NOT $11 OR (${fits('lw')}))
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
             SELECT relative.term FROM ${wordOf('reached.term')} own
             CROSS JOIN LATERAL (SELECT ${lemmaOf('own')} AS id) lemma
             CROSS JOIN LATERAL (
               SELECT lemma.id AS term
               UNION ALL
               (SELECT f.term_id FROM learner_word f
                WHERE f.learner_id = $1 AND f.lemma_id = lemma.id LIMIT ${mostRelatives})
               UNION ALL
               (SELECT f.term_id FROM term_lemma form CROSS JOIN LATERAL ${wordOf('form.term_id')} f
                WHERE form.lemma_id = lemma.id AND form.rank = 0 AND f.lemma_id IS NULL LIMIT ${mostRelatives})
             ) relative
             UNION ALL
             SELECT met.other FROM unnest($4::int[], $5::int[]) AS met(term, other)
             WHERE walk.depth = 0 AND met.term = reached.term
           ) next
           EXCEPT
           SELECT unnest(walk.seen)
           ORDER BY 1
         ) near
         CROSS JOIN LATERAL ${wordOf('near.term')} lw
         WHERE ${fits('lw')}
         LIMIT $10::int + 1 - cardinality(walk.seen)
       ) fresh
     ) step
     WHERE walk.depth < $9 AND cardinality(walk.seen) <= $10 AND step.terms IS NOT NULL
   )
   SELECT lw.term_id AS id, lw.form AS term, lw.level, lw.ignored, lw.translation,
     ${lemmaOf('lw')} AS lemma, walk.depth, p.x, p.y
   FROM walk CROSS JOIN unnest(walk.reached) AS reached(term)
   CROSS JOIN LATERAL ${wordOf('reached.term')} lw
   LEFT JOIN LATERAL (
     SELECT x, y FROM word_place WHERE learner_id = $1 AND term_id = reached.term OFFSET 0
   ) p ON true
   ORDER BY walk.depth, lw.term_id LIMIT $10::int + 1`,
  listBetween: `SELECT l.id, l.from_id AS "from", l.to_id AS "to", l.kind, l.source FROM unnest($2::int[]) shown
   CROSS JOIN LATERAL (SELECT * FROM word_link WHERE learner_id = $1 AND from_id = shown OFFSET 0) l
   WHERE (l.to_id IN (SELECT unnest($2::int[]))) IS TRUE ORDER BY l.id`,
});

/**
 * A word of a map as selected. `lemma` is the term ID of its lemma as corrected by the learner, else as suggested, else
 * its own.
 */
export type NodeRow = QueryTypes['walk']['row'];

export type LinkRow = Omit<QueryTypes['listBetween']['row'], keyof LinkTypes> & LinkTypes;

/**
 * Finds the words reachable in `depth` steps over links, families and co-occurrences, nearest first; one more than
 * `limit` if there are more. Only words that match the filter are followed; with `strict` the first must match too.
 */
export const walkFrom = (
  db: Queryable,
  learnerId: string,
  {
    language,
    starts,
    meetings,
    filter,
    depth,
    limit,
    strict,
  }: {
    language: number;
    starts: readonly number[];
    meetings: readonly { term: number; other: number }[];
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
    meetings.map(({ term }) => term),
    meetings.map(({ other }) => other),
    filter.standings,
    filter.partOfSpeech,
    filter.tag,
    depth,
    limit,
    strict,
  ]);

/** Lists the links between the given words. */
export const linksBetween = (
  db: Queryable,
  learnerId: string,
  terms: readonly number[],
): Promise<LinkRow[]> => many(db, sql.listBetween, [learnerId, terms]);
