import { statement, type Queryable } from '@glossa/db/database';

import type { Memory } from './schedule.ts';

/** A word that can be reviewed now, with its memory state. */
export interface CardRow extends Partial<Record<keyof Memory, unknown>> {
  id: number;
  form: string;
  level: number;
  translation: string;
  definition: string;
  pronunciation: string;
  example: string;
  notes: string;
  /** Storage key of its picture. */
  imageKey: string | null;
  /** Term IDs of a phrase. */
  parts: number[] | null;
  /** The memory's columns are either all null or all set, see `memoryOf`. */
  due: Date | null;
  stability: number | null;
  difficulty: number | null;
  state: number | null;
  reps: number | null;
  lapses: number | null;
  scheduledDays: number | null;
  elapsedDays: number | null;
  learningSteps: number | null;
  lastReview: Date | null;
}

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
const listOf = (source: Source, when: string, order: string) =>
  statement(
    `practice-${source}-${order.replaceAll(/\W+/g, '-')}`,
    `WITH w AS MATERIALIZED (
       SELECT lw.* FROM ${sources[source]} AND ${practised} AND ${when} AND ($4 OR lw.translation <> '')
       ORDER BY ${order} LIMIT $5)
     SELECT ${wordColumns}, ${memoryColumns}
     FROM w LEFT JOIN review_memory m ON m.learner_id = $1 AND m.term_id = w.term_id
     ORDER BY ${order.replaceAll('lw.', 'w.')}`,
  );
const dueIn = (source: Source) =>
  listOf(source, 'lw.next_review <= $3', 'lw.next_review, lw.created_at DESC');
// `$3` is unused here, but keeps the parameter numbers the same.
const newIn = (source: Source) =>
  listOf(
    source,
    '(lw.next_review IS NULL AND $3::timestamptz IS NOT NULL)',
    'lw.next_review, lw.created_at DESC, lw.term_id',
  );
const lists = {
  all: { due: dueIn('all'), fresh: newIn('all') },
  tag: { due: dueIn('tag'), fresh: newIn('tag') },
  entry: { due: dueIn('entry'), fresh: newIn('entry') },
};

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

/** Returns the source to query and the value that identifies its tag or entry. */
const sourceOf = ({ only }: Wanted): [source: Source, value: string[]] => {
  if (!only) return ['all', []];
  return 'tag' in only ? ['tag', [only.tag]] : ['entry', [only.entry]];
};

const select = (db: Queryable, which: 'due' | 'fresh', wanted: Wanted, limit: number): Promise<CardRow[]> => {
  const { learnerId, language, now, untranslated } = wanted;
  const [source, value] = sourceOf(wanted);
  return db.rows<CardRow & Record<string, unknown>>(lists[source][which], [
    learnerId,
    language,
    now,
    untranslated,
    limit,
    ...value,
  ]);
};

/** Selects words that are due, the most overdue first. */
export const selectDue = (db: Queryable, wanted: Wanted, limit: number): Promise<CardRow[]> =>
  select(db, 'due', wanted, limit);

/** Selects words that were never reviewed, the newest first. */
export const selectNew = (db: Queryable, wanted: Wanted, limit: number): Promise<CardRow[]> =>
  select(db, 'fresh', wanted, limit);

const bareIn = (source: Source) =>
  statement(
    `practice-${source}-without-translation`,
    `SELECT count(*)::int AS count FROM (
       SELECT 1 FROM ${sources[source]} AND ${practised} AND lw.translation = ''
         AND (lw.next_review <= $3 OR ($4 AND lw.next_review IS NULL)) LIMIT $5) bare`,
  );
const bare = { all: bareIn('all'), tag: bareIn('tag'), entry: bareIn('entry') };
const mostCounted = 1000;

/** Counts words without a translation that are due or, with `withNew`, were never reviewed; at most 1,000. */
export async function countUntranslated(db: Queryable, wanted: Wanted, withNew: boolean): Promise<number> {
  const { learnerId, language, now } = wanted;
  const [source, value] = sourceOf(wanted);
  const values = [learnerId, language, now, withNew, mostCounted, ...value];
  return (await db.row<{ count: number }>(bare[source], values))?.count ?? 0;
}
