import type { Queryable } from '@glossa/db/database';
import { first, one, statements } from '@glossa/db/statements';

import type { CardRow } from './card-queries.ts';
import type { Memory } from './schedule.ts';
import type { QueryTypes } from './review-queries.types.ts';

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

/** Returns the memory of a row, or undefined if the word was never reviewed. */
export const memoryOf = (row: Pick<CardRow, keyof Memory>): Memory | undefined =>
  row.reps === null
    ? undefined
    : (Object.fromEntries(memoryKeys.map((key) => [key, row[key]])) as unknown as Memory);

/** A word with its memory, and whether an answer was already recorded. */
export interface ReviewedRow extends Pick<CardRow, keyof Memory> {
  level: number;
  settings: unknown;
  /** Null if there is no such answer. */
  undone: boolean | null;
}

export const sql = statements<QueryTypes>('practiceReview', {
  find: `SELECT lw.level, l.settings, r.undone_at IS NOT NULL AS undone, r.id,
     m.due, m.stability, m.difficulty, m.state, m.reps, m.lapses, m.scheduled_days AS "scheduledDays",
     m.elapsed_days AS "elapsedDays", m.learning_steps AS "learningSteps", m.last_review AS "lastReview"
   FROM learner_word lw
   JOIN learner l ON l.id = lw.learner_id
   LEFT JOIN review_memory m ON m.learner_id = lw.learner_id AND m.term_id = lw.term_id
   LEFT JOIN review r ON r.learner_id = lw.learner_id AND r.id = $3 AND r.term_id = lw.term_id
   WHERE lw.learner_id = $1 AND lw.term_id = $2`,
  record: 'SELECT record_review($1, $2, $3, $4, $5, $6, $7, $8) AS "isDone!"',
  undo: 'SELECT undo_review($1, $2, $3) AS "result!"',
  findMemory: 'SELECT reps AS version, due FROM review_memory WHERE learner_id = $1 AND term_id = $2',
});

/** Finds a word of the vocabulary with its memory. `review` is the ID of an answer that may already be recorded. */
export async function findReviewed(
  db: Queryable,
  learnerId: string,
  term: number,
  review: string,
): Promise<ReviewedRow | undefined> {
  const row = await first(db, sql.find, [learnerId, term, review]);
  return row && { ...row, undone: row.id === null ? null : row.undone };
}

/**
 * Records an answer and the memory after it, unless the word was answered in the meantime. Returns whether it was
 * recorded.
 */
export const recordReview = async (
  db: Queryable,
  given: {
    learnerId: string;
    review: string;
    term: number;
    /** Number of answers before this one. */
    answers: number;
    rating: number;
    mode: string | undefined;
    duration: number | undefined;
    memory: Memory;
  },
): Promise<boolean> => {
  const { scheduledDays, elapsedDays, learningSteps, lastReview, ...same } = given.memory;
  const after = {
    ...same,
    scheduled_days: scheduledDays,
    elapsed_days: elapsedDays,
    learning_steps: learningSteps,
    last_review: lastReview,
  };
  const { isDone } = await one(db, sql.record, [
    given.learnerId,
    given.review,
    given.term,
    given.answers,
    given.rating,
    given.mode ?? null,
    given.duration ?? null,
    JSON.stringify(after),
  ]);
  return isDone;
};

/**
 * Undoes an answer. Returns 1 if it is undone (also if it was before), 0 if there is none, -1 if the word was answered
 * since.
 */
export const undoRecorded = async (
  db: Queryable,
  learnerId: string,
  term: number,
  review: string,
): Promise<number> => (await one(db, sql.undo, [learnerId, term, review])).result;

/** Finds the number of answers and the next review of a word; undefined if it was never answered. */
export const findMemory = (
  db: Queryable,
  learnerId: string,
  term: number,
): Promise<{ version: number; due: Date } | undefined> => first(db, sql.findMemory, [learnerId, term]);
