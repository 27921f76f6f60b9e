import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { Reviewed, reviewWord, undoReview } from '@glossa/contract/practice';
import { Settings } from '@glossa/contract/settings';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { findMemory, findReviewed, memoryOf, recordReview, undoRecorded } from './review-queries.ts';
import { answered, intervalsOf, type Memory } from './schedule.ts';
import { suggestLevel } from './suggest-level.ts';

type Answer = HandlerInput<typeof reviewWord>['body'];

/** Records an answer. Idempotent by its ID; an answer to an outdated version of the word is refused. */
export async function review(
  { db, clock }: { db: Database; clock: () => Date },
  learnerId: string,
  term: number,
  { rating, review: id = newId(), version, mode, duration, ago = 0 }: Answer,
): Promise<Reviewed> {
  const row = (await findReviewed(db, learnerId, term, id)) ?? fail('word_not_found');
  const before = memoryOf(row);
  const retention = Settings.parse(row.settings).requestedRetention;
  const present = (memory: Memory): Reviewed => ({
    review: id,
    word: term,
    version: memory.reps,
    next_review: memory.due.toISOString(),
    interval: Math.round((memory.due.getTime() - memory.lastReview.getTime()) / 1000),
    intervals: intervalsOf(term, memory, { now: memory.due, retention }),
    suggestion: suggestLevel(row.level, memory),
  });
  if (row.undone === false && before) return present(before);
  const answers = before?.reps ?? 0;
  if (row.undone !== null || (version ?? answers) !== answers) return fail('review_outdated');

  // An answer that was queued counts from when it was given, but never before the previous one.
  const given = clock().getTime() - ago * 1000;
  const now = new Date(Math.max(given, before?.lastReview.getTime() ?? 0));
  const memory = answered(term, before, { rating, now, retention });
  const done = await recordReview(db, {
    learnerId,
    review: id,
    term,
    answers,
    rating,
    mode,
    duration,
    memory,
  });
  return done ? present(memory) : fail('review_outdated');
}

/** Undoes an answer, unless the word was answered again since. */
export async function takeBack(
  db: Database,
  learnerId: string,
  { id: term, review: id }: HandlerInput<typeof undoReview>['params'],
): Promise<HandlerResult<typeof undoReview>> {
  const done = await undoRecorded(db, learnerId, term, id);
  if (done < 1) return fail(done === 0 ? 'review_not_found' : 'review_outdated');
  const memory = await findMemory(db, learnerId, term);
  return { version: memory?.version ?? 0, next_review: memory?.due.toISOString() ?? null };
}
