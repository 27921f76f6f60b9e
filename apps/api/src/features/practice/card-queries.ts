import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './card-queries.types.ts';

/**
 * A word that can be reviewed now, with its memory, whose columns are either all null or all set (see `memoryOf`).
 * `parts` are the term IDs of a phrase.
 */
export type CardRow = QueryTypes['listDue']['row'];

/** Words to practice: levels 1 to 3. Must match the condition of the index `learner_word_by_review`. */
const practised = 'lw.learner_id = $1 AND lw.language = $2 AND lw.level BETWEEN 1 AND 3 AND NOT lw.ignored';

const memoryColumns = `m.due, m.stability, m.difficulty, m.state, m.reps, m.lapses, m.scheduled_days AS "scheduledDays",
  m.elapsed_days AS "elapsedDays", m.learning_steps AS "learningSteps", m.last_review AS "lastReview"`;
const wordColumns = `w.term_id AS id, w.form, w.level, w.translation, w.definition, w.pronunciation, w.example, w.notes,
  w.image_key AS "imageKey", w.parts`;

/**
 * Sources of words: all, those with a tag, or those of a text or video. EXISTS lets the planner start with the smaller
 * side.
 */
const sources = {
  all: 'learner_word lw WHERE true',
  tag: `word_tag wt JOIN learner_word lw ON lw.learner_id = wt.learner_id AND lw.term_id = wt.term_id
    WHERE wt.learner_id = $1 AND wt.tag_id = (SELECT id FROM tag WHERE owner_id = $1 AND name = $6::citext)`,
  entry: `learner_word lw WHERE EXISTS (
      SELECT 1 FROM library_entry t JOIN document_word dw ON dw.document_id = t.document_id AND dw.term_id = lw.term_id
      WHERE t.id = $6::uuid AND t.owner_id = $1)`,
} as const;
type Source = keyof typeof sources;

// Selects the words first and joins the rest only for those that are shown. Without `$4`, only words with a
// translation.
const listOf = (source: Source, when: string, order: string): string => `
     WITH w AS MATERIALIZED (
       SELECT lw.* FROM ${sources[source]} AND ${practised} AND ${when} AND ($4 OR lw.translation <> '')
       ORDER BY ${order} LIMIT $5)
     SELECT ${wordColumns}, ${memoryColumns}
     FROM w LEFT JOIN review_memory m ON m.learner_id = $1 AND m.term_id = w.term_id
     ORDER BY ${order.replaceAll('lw.', 'w.')}`;
const dueIn = (source: Source) =>
  listOf(source, 'lw.next_review <= $3', 'lw.next_review, lw.created_at DESC');
// `$3` is unused here, but keeps the parameter numbers the same.
const newIn = (source: Source) =>
  listOf(
    source,
    '(lw.next_review IS NULL AND $3::timestamptz IS NOT NULL)',
    'lw.next_review, lw.created_at DESC, lw.term_id',
  );
const untranslatedIn = (source: Source): string => `
     SELECT count(*)::int AS count FROM (
       SELECT 1 FROM ${sources[source]} AND ${practised} AND lw.translation = ''
         AND (lw.next_review <= $3 OR ($4 AND lw.next_review IS NULL)) LIMIT $5) bare`;

export const sql = statements<QueryTypes>('practiceCard', {
  listDue: dueIn('all'),
  listDueOfTag: dueIn('tag'),
  listDueOfEntry: dueIn('entry'),
  listNew: newIn('all'),
  listNewOfTag: newIn('tag'),
  listNewOfEntry: newIn('entry'),
  countUntranslated: untranslatedIn('all'),
  countUntranslatedOfTag: untranslatedIn('tag'),
  countUntranslatedOfEntry: untranslatedIn('entry'),
});

/** Filter for words to practice. */
export interface Wanted {
  learnerId: string;
  language: number;
  now: Date;
  /** Whether words without a translation are included. */
  untranslated: boolean;
  /** Restricts the words to a tag, or to a text or video by its ID. */
  only: { tag: string } | { entry: string } | undefined;
}

const sharedOf = ({ learnerId, language, now, untranslated }: Wanted, limit: number) =>
  [learnerId, language, now, untranslated, limit] as const;

/** Selects words that are due, the most overdue first. */
export function selectDue(db: Queryable, wanted: Wanted, limit: number): Promise<CardRow[]> {
  const { only } = wanted;
  const shared = sharedOf(wanted, limit);
  if (!only) return many(db, sql.listDue, shared);
  if ('tag' in only) return many(db, sql.listDueOfTag, [...shared, only.tag]);
  return many(db, sql.listDueOfEntry, [...shared, only.entry]);
}

/** Selects words that were never reviewed, the newest first. */
export function selectNew(db: Queryable, wanted: Wanted, limit: number): Promise<CardRow[]> {
  const { only } = wanted;
  const shared = sharedOf(wanted, limit);
  if (!only) return many(db, sql.listNew, shared);
  if ('tag' in only) return many(db, sql.listNewOfTag, [...shared, only.tag]);
  return many(db, sql.listNewOfEntry, [...shared, only.entry]);
}

const mostCounted = 1000;

/** Counts words without a translation that are due or, with `withNew`, were never reviewed; at most 1,000. */
export async function countUntranslated(db: Queryable, wanted: Wanted, withNew: boolean): Promise<number> {
  const { learnerId, language, now, only } = wanted;
  const shared = [learnerId, language, now, withNew, mostCounted] as const;
  if (!only) return (await one(db, sql.countUntranslated, shared)).count;
  return 'tag' in only
    ? (await one(db, sql.countUntranslatedOfTag, [...shared, only.tag])).count
    : (await one(db, sql.countUntranslatedOfEntry, [...shared, only.entry])).count;
}
