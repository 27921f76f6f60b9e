import type { Queryable } from '@glossa/db/database';
import { first, many, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';
import type { Memory } from './schedule.ts';

// Words in practice: levels 1 to 3. Each of these conditions must match the one in the partial index
// `learner_word_by_review`.
const inPractice = 'learner_id = $1 AND language = $2 AND level BETWEEN 1 AND 3 AND NOT ignored';
const inPracticeLw =
  'lw.learner_id = $1 AND lw.language = $2 AND lw.level BETWEEN 1 AND 3 AND NOT lw.ignored';

const memoryColumns = `m.due, m.stability, m.difficulty, m.state, m.reps, m.lapses, m.scheduled_days AS "scheduledDays",
  m.elapsed_days AS "elapsedDays", m.learning_steps AS "learningSteps", m.last_review AS "lastReview"`;
const wordColumns = `w.term_id AS id, w.form, w.level, w.translation, w.definition, w.pronunciation, w.example, w.notes,
  w.image_key AS "imageKey", w.parts`;

/**
 * Sources of words: all words, those with a tag, or those in a text or video. EXISTS lets the planner start with the
 * smaller side.
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

// Selects and limits the words before joining their memory. If `$4` is false, selects only words with a translation.
const listSql = (source: Source, when: string, order: string): string => `
     WITH w AS MATERIALIZED (
       SELECT lw.* FROM ${sources[source]} AND ${inPracticeLw} AND ${when} AND ($4 OR lw.translation <> '')
       ORDER BY ${order} LIMIT $5)
     SELECT ${wordColumns}, ${memoryColumns}
     FROM w LEFT JOIN review_memory m ON m.learner_id = $1 AND m.term_id = w.term_id
     ORDER BY ${order.replaceAll('lw.', 'w.')}`;
const dueSql = (source: Source) =>
  listSql(source, 'lw.next_review <= $3', 'lw.next_review, lw.created_at DESC');
// The condition on `$3` is always true. It keeps the parameter numbers the same as in `dueSql`.
const newSql = (source: Source) =>
  listSql(
    source,
    '(lw.next_review IS NULL AND $3::timestamptz IS NOT NULL)',
    'lw.next_review, lw.created_at DESC, lw.term_id',
  );
const untranslatedSql = (source: Source): string => `
     SELECT count(*)::int AS count FROM (
       SELECT 1 FROM ${sources[source]} AND ${inPracticeLw} AND lw.translation = ''
         AND (lw.next_review <= $3 OR ($4 AND lw.next_review IS NULL)) LIMIT $5) bare`;

/** Number of recently used texts and videos to search first; most words occur in one of them. */
const maxRecent = 60;
/** Number of documents with the anchor term to check for ownership if none of the recent ones contains it. */
const maxOtherDocuments = 200;
/** Number of sentences to load per phrase. */
const maxPerPhrase = 20;

const recentSql = (shelf: 0 | 1) => `(SELECT kind, id, title, document_id FROM library_entry
  WHERE owner_id = $1 AND language = $2 AND shelf = ${shelf} ORDER BY touched_at DESC, id DESC LIMIT ${maxRecent})`;

interface NarrowTypes {
  findSentences: { kind: 'text' | 'video' };
}

const sql = statements<QueryTypes, NarrowTypes>('practice', {
  listDue: dueSql('all'),
  listDueOfTag: dueSql('tag'),
  listDueOfEntry: dueSql('entry'),
  listNew: newSql('all'),
  listNewOfTag: newSql('tag'),
  listNewOfEntry: newSql('entry'),
  countUntranslated: untranslatedSql('all'),
  countUntranslatedOfTag: untranslatedSql('tag'),
  countUntranslatedOfEntry: untranslatedSql('entry'),

  findSentences: `WITH recent AS MATERIALIZED (${recentSql(0)} UNION ALL ${recentSql(1)})
   SELECT w.id AS "id!", d.kind AS "kind!", d.id AS "entryId!", d.title AS "title!", s.text, s.spans, s.terms
   FROM jsonb_to_recordset($3::jsonb) AS w(id int, anchor int, terms int[])
   CROSS JOIN LATERAL (
     SELECT * FROM recent WHERE EXISTS (
       SELECT 1 FROM document_word dw WHERE dw.document_id = recent.document_id AND dw.term_id = w.anchor)
     UNION ALL
     SELECT t.kind, t.id, t.title, t.document_id
     FROM (SELECT document_id FROM document_word WHERE term_id = w.anchor LIMIT ${maxOtherDocuments}) dw
     JOIN library_entry t ON t.document_id = dw.document_id AND t.owner_id = $1 AND NOT t.is_deleted
     LIMIT 1) d
   CROSS JOIN LATERAL (
     SELECT text, spans, terms FROM sentence
     WHERE document_id = d.document_id AND terms @> w.terms AND cardinality(terms) BETWEEN 2 AND 60
     ORDER BY seq LIMIT CASE WHEN cardinality(w.terms) > 1 THEN ${maxPerPhrase} ELSE 1 END) s`,

  findReviewed: `SELECT lw.level, l.settings, r.undone_at IS NOT NULL AS undone, r.id,
     ${memoryColumns}
   FROM learner_word lw
   JOIN learner l ON l.id = lw.learner_id
   LEFT JOIN review_memory m ON m.learner_id = lw.learner_id AND m.term_id = lw.term_id
   LEFT JOIN review r ON r.learner_id = lw.learner_id AND r.id = $3 AND r.term_id = lw.term_id
   WHERE lw.learner_id = $1 AND lw.term_id = $2`,
  recordReview: 'SELECT record_review($1, $2, $3, $4, $5, $6, $7, $8) AS "isDone!"',
  undoReview: 'SELECT undo_review($1, $2, $3) AS "result!"',

  countAnswers: `SELECT count(*)::int AS answers, (count(*) FILTER (WHERE rating > 1))::int AS right,
     (count(*) FILTER (WHERE before IS NULL))::int AS "newWords",
     (coalesce(sum(duration), 0) / 1000)::int AS seconds
   FROM review
   WHERE learner_id = $1 AND language = $2 AND undone_at IS NULL AND reviewed_at >= $3`,
  // Overdue words are included in the first day.
  countDueByDay: `SELECT counted.due FROM unnest($3::timestamptz[], $4::timestamptz[]) WITH ORDINALITY AS day(start, ending, place)
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS due FROM learner_word
     WHERE ${inPractice} AND next_review < day.ending
       AND next_review >= CASE WHEN day.place = 1 THEN '-infinity' ELSE day.start END) counted
   ORDER BY day.place`,
  countInPractice: `SELECT
     (SELECT coalesce(sum(count), 0)::int FROM vocabulary_count
      WHERE learner_id = $1 AND language = $2 AND level BETWEEN 1 AND 3) AS words,
     (SELECT count(*)::int FROM learner_word WHERE ${inPractice} AND next_review <= $3) AS due,
     (SELECT min(next_review) FROM learner_word WHERE ${inPractice} AND next_review > $3) AS "nextDue",
     (SELECT count(*)::int FROM (
        SELECT 1 FROM learner_word WHERE ${inPractice} AND next_review IS NULL LIMIT $4) waiting) AS waiting`,
});

/**
 * A word that can be reviewed now, with its memory columns, which are either all null or all set (see `toMemory`).
 * `parts` are the term IDs of a phrase.
 */
export type CardRow = QueryTypes['listDue']['row'];

const memoryKeys = [
  'due',
  'stability',
  'difficulty',
  'state',
  'reps',
  'lapses',
  'scheduledDays',
  'elapsedDays',
  'learningSteps',
  'lastReview',
] as const satisfies readonly (keyof Memory)[];

/** Returns a row's memory, or undefined if the word has never been reviewed. */
export const toMemory = (row: Pick<CardRow, keyof Memory>): Memory | undefined =>
  row.reps === null
    ? undefined
    : (Object.fromEntries(memoryKeys.map((key) => [key, row[key]])) as unknown as Memory);

/** Filter for words to practice. */
export interface CardFilter {
  learnerId: string;
  language: number;
  now: Date;
  /** Whether words without a translation are included. */
  untranslated: boolean;
  /** Limits the words to those with this tag, or those in the text or video with this ID. */
  only: { tag: string } | { entry: string } | undefined;
}

const toParams = ({ learnerId, language, now, untranslated }: CardFilter, limit: number) =>
  [learnerId, language, now, untranslated, limit] as const;

/** Lists words that are due, most overdue first. */
export function listDue(db: Queryable, filter: CardFilter, limit: number): Promise<CardRow[]> {
  const { only } = filter;
  const shared = toParams(filter, limit);
  if (!only) return many(db, sql.listDue, shared);
  if ('tag' in only) return many(db, sql.listDueOfTag, [...shared, only.tag]);
  return many(db, sql.listDueOfEntry, [...shared, only.entry]);
}

/** Lists words that have never been reviewed, newest first. */
export function listNew(db: Queryable, filter: CardFilter, limit: number): Promise<CardRow[]> {
  const { only } = filter;
  const shared = toParams(filter, limit);
  if (!only) return many(db, sql.listNew, shared);
  if ('tag' in only) return many(db, sql.listNewOfTag, [...shared, only.tag]);
  return many(db, sql.listNewOfEntry, [...shared, only.entry]);
}

const maxCountedWords = 1000;

/** Counts words without a translation that are due or, with `withNew`, never reviewed; up to 1,000. */
export async function countUntranslated(
  db: Queryable,
  filter: CardFilter,
  withNew: boolean,
): Promise<number> {
  const { learnerId, language, now, only } = filter;
  const shared = [learnerId, language, now, withNew, maxCountedWords] as const;
  if (!only) return (await one(db, sql.countUntranslated, shared)).count;
  return 'tag' in only
    ? (await one(db, sql.countUntranslatedOfTag, [...shared, only.tag])).count
    : (await one(db, sql.countUntranslatedOfEntry, [...shared, only.entry])).count;
}

/** A word or phrase to find sentences for. `anchor` is the rarest of its `terms`. */
export interface SentenceSearch {
  id: number;
  anchor: number;
  terms: readonly number[];
}

/**
 * Finds a sentence in the learner's texts and videos for each word, if there is one, and several for each phrase. `id`
 * identifies the word, `entryId` the text or video.
 */
export const findSentences = (
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
  words: readonly SentenceSearch[],
) => many(db, sql.findSentences, [learnerId, language, JSON.stringify(words)]);

/** A word with its memory, and whether an answer has already been recorded. */
export interface ReviewedRow extends Pick<CardRow, keyof Memory> {
  level: number;
  settings: unknown;
  /** Whether the answer has been undone; null if there is no such answer. */
  undone: boolean | null;
}

/** Identifies an answer by the learner, the word, and the ID assigned by the client. */
interface ReviewKey {
  learnerId: string;
  term: number;
  review: string;
}

/** Finds a word in the vocabulary with its memory, and whether the answer is already recorded. */
export async function findReviewed(
  db: Queryable,
  { learnerId, term, review }: ReviewKey,
): Promise<ReviewedRow | undefined> {
  const row = await first(db, sql.findReviewed, [learnerId, term, review]);
  return row && { ...row, undone: row.id === null ? null : row.undone };
}

/**
 * Records an answer and the resulting memory, unless the word has been answered in the meantime. Returns whether it was
 * recorded.
 */
export const recordReview = async (
  db: Queryable,
  review: {
    learnerId: string;
    review: string;
    term: number;
    /** Number of answers before this answer. */
    answers: number;
    rating: number;
    mode: string | undefined;
    duration: number | undefined;
    memory: Memory;
  },
): Promise<boolean> => {
  const { scheduledDays, elapsedDays, learningSteps, lastReview, ...same } = review.memory;
  const after = {
    ...same,
    scheduled_days: scheduledDays,
    elapsed_days: elapsedDays,
    learning_steps: learningSteps,
    last_review: lastReview,
  };
  const { isDone } = await one(db, sql.recordReview, [
    review.learnerId,
    review.review,
    review.term,
    review.answers,
    review.rating,
    review.mode ?? null,
    review.duration ?? null,
    JSON.stringify(after),
  ]);
  return isDone;
};

/**
 * Undoes an answer. Returns 1 if it is now undone or already was, 0 if there is no such answer, -1 if the word has been
 * answered since.
 */
export const undoReview = async (db: Queryable, { learnerId, term, review }: ReviewKey): Promise<number> =>
  (await one(db, sql.undoReview, [learnerId, term, review])).result;

/** Finds a word's number of answers and its next review; undefined if it has never been answered. */
export const findMemory = async (
  db: Queryable,
  learnerId: string,
  termId: number,
): Promise<{ version: number; due: Date } | undefined> => {
  const memory = await db.prisma.reviewMemory.findUnique({
    where: { learnerId_termId: { learnerId, termId } },
    select: { reps: true, due: true },
  });
  return memory ? { version: memory.reps, due: memory.due } : undefined;
};

/** Finds the stored settings of a learner. */
export const findSettings = async (db: Queryable, id: string): Promise<unknown> => {
  const found = await db.prisma.learner.findUnique({ where: { id }, select: { settings: true } });
  return found?.settings ?? {};
};

/** Counts the answers since a given time, excluding undone ones. */
export const countAnswers = (
  db: Queryable,
  { learnerId, language, since }: { learnerId: string; language: number; since: Date },
): Promise<{ answers: number; right: number; newWords: number; seconds: number }> =>
  one(db, sql.countAnswers, [learnerId, language, since]);

/** Counts the reviews due on each day between these midnights; the first day includes overdue ones. */
export const countDueByDay = async (
  db: Queryable,
  { learnerId, language, midnights }: { learnerId: string; language: number; midnights: readonly Date[] },
): Promise<number[]> => {
  const [starts, ends] = [midnights.slice(0, -1), midnights.slice(1)];
  return (await many(db, sql.countDueByDay, [learnerId, language, starts, ends])).map(({ due }) => due);
};

/** Counts words in practice, due words and new words (up to `maxNew`), and finds the next due time. */
export const countInPractice = (
  db: Queryable,
  { learnerId, language, now }: { learnerId: string; language: number; now: Date },
  maxNew: number,
): Promise<{ words: number; due: number; nextDue: Date | null; waiting: number }> =>
  one(db, sql.countInPractice, [learnerId, language, now, maxNew]);
