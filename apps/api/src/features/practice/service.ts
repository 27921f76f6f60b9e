import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type * as contract from '@glossa/contract/practice';
import type { PracticeSummary, ReviewResult } from '@glossa/contract/practice';
import { Settings } from '@glossa/contract/settings';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { emit } from '#domain/events/events.ts';
import type { User } from '#domain/accounts/user.ts';
import { addDays, localDay, startOfDay } from '#domain/calendar/local-day.ts';
import { makeCards, withChoices, type CardOptions, type Cards } from './make-cards.ts';
import * as queries from './queries.ts';
import { computeIntervals, memoryAfter, suggestLevel, type Memory } from './schedule.ts';

interface PracticeDeps {
  db: Database;
  clock: () => Date;
}
type ReviewInput = HandlerInput<typeof contract.reviewWord>['body'];

/** Number of due words to load per card. The most overdue of them become cards. */
const rowsPerCard = 2;
/** Number of new words to load if too few of those loaded first fit the modes. */
const maxNewRows = 200;

/** Lists the cards to practice now: due words first, then new words up to the daily limit. */
export async function listCards(
  { db, clock }: PracticeDeps,
  { id: learnerId, timeZone }: User,
  {
    language,
    limit,
    modes: requested,
    tag,
    text,
    video,
  }: HandlerInput<typeof contract.listPracticeCards>['query'],
): Promise<HandlerResult<typeof contract.listPracticeCards>> {
  const now = clock();
  const [stored, today] = await Promise.all([
    queries.findSettings(db, learnerId),
    queries.countAnswers(db, { learnerId, language, since: startOfDay(localDay(now, timeZone), timeZone) }),
  ]);
  const settings = Settings.parse(stored);
  const modes = requested ?? settings.practiceModes;
  const entry = text ?? video;
  const filter: queries.CardFilter = {
    learnerId,
    language,
    now,
    untranslated: modes.includes('cloze') || modes.includes('listen'),
    only: entry ? { entry } : tag ? { tag } : undefined,
  };
  const options = { modes, retention: settings.requestedRetention };
  const dueWords = sortByOverdue(await queries.listDue(db, filter, rowsPerCard * limit), now);
  const dueCards = await makeCards(db, filter, dueWords, { ...options, limit });
  const newToday = settings.newWordsPerDay - today.newWords;
  const newLimit = Math.min(limit - dueCards.cards.length, newToday);
  const newCards = await makeNewCards(db, filter, { ...options, limit: newLimit });
  const untranslated = filter.untranslated ? 0 : await queries.countUntranslated(db, filter, newToday > 0);
  return {
    results: withChoices([...dueCards.cards, ...newCards.cards]),
    left_out: dueCards.leftOut + newCards.leftOut + untranslated,
  };
}

/** Sorts words by how overdue they are, relative to their interval. */
function sortByOverdue(rows: readonly queries.CardRow[], now: Date): queries.CardRow[] {
  const lateness = ({ due, lastReview }: queries.CardRow): number => {
    if (!due || !lastReview) return 0;
    return (now.getTime() - due.getTime()) / Math.max(due.getTime() - lastReview.getTime(), 60_000);
  };
  return rows.toSorted((a, b) => lateness(b) - lateness(a));
}

async function makeNewCards(db: Database, filter: queries.CardFilter, options: CardOptions): Promise<Cards> {
  if (options.limit <= 0) return { cards: [], leftOut: 0 };
  const rowLimit = rowsPerCard * options.limit;
  const rows = await queries.listNew(db, filter, rowLimit);
  const found = await makeCards(db, filter, rows, options);
  if (found.cards.length === options.limit || rows.length < rowLimit) return found;
  return makeCards(db, filter, await queries.listNew(db, filter, maxNewRows), options);
}

/** Summarizes practice in a language: the words due now and on the coming days, and today's answers. */
export async function summarize(
  { db, clock }: PracticeDeps,
  { id: learnerId, timeZone }: User,
  language: number,
): Promise<PracticeSummary> {
  const now = clock();
  const today = localDay(now, timeZone);
  const days = Array.from({ length: 8 }, (_, index) => addDays(today, index));
  const midnights = days.map((day) => startOfDay(day, timeZone));
  const [settings, done, dueByDay] = await Promise.all([
    queries.findSettings(db, learnerId),
    queries.countAnswers(db, { learnerId, language, since: midnights[0] ?? now }),
    queries.countDueByDay(db, { learnerId, language, midnights }),
  ]);
  const newWordsLeft = Math.max(Settings.parse(settings).newWordsPerDay - done.newWords, 0);
  const counts = await queries.countInPractice(db, { learnerId, language, now }, newWordsLeft);
  return {
    words: counts.words,
    due: counts.due,
    due_today: dueByDay[0] ?? 0,
    new_left: counts.waiting,
    next_due: counts.nextDue?.toISOString() ?? null,
    forecast: dueByDay.map((due, index) => ({ date: days[index] ?? today, due })),
    today: {
      answers: done.answers,
      right: done.right,
      new_words: done.newWords,
      seconds: done.seconds,
    },
  };
}

/**
 * Records an answer. Resending it with the same ID changes nothing.
 * @throws {Failure} word_not_found, review_outdated if the word has been answered since the client loaded the card
 */
export async function reviewWord(
  { db, clock }: PracticeDeps,
  { learnerId, term }: { learnerId: string; term: number },
  { rating, review = newId(), version, mode, duration, ago = 0 }: ReviewInput,
): Promise<ReviewResult> {
  const word = (await queries.findReviewed(db, { learnerId, term, review })) ?? fail('word_not_found');
  const before = queries.toMemory(word);
  const retention = Settings.parse(word.settings).requestedRetention;
  const present = (memory: Memory): ReviewResult => ({
    review,
    word: term,
    version: memory.reps,
    next_review: memory.due.toISOString(),
    interval: Math.round((memory.due.getTime() - memory.lastReview.getTime()) / 1000),
    intervals: computeIntervals(term, memory, { now: memory.due, retention }),
    suggestion: suggestLevel(word.level, memory),
  });
  if (word.undone === false && before) return present(before);
  const answerCount = before?.reps ?? 0;
  if (word.undone !== null || (version ?? answerCount) !== answerCount) return fail('review_outdated');

  // A queued answer counts from the time it was given, but never from before the previous answer.
  const answeredAt = clock().getTime() - ago * 1000;
  const now = new Date(Math.max(answeredAt, before?.lastReview.getTime() ?? 0));
  const memory = memoryAfter(term, before, { rating, now, retention });
  const answer = { learnerId, review, term, answers: answerCount, rating, mode, duration, memory };
  if (!(await queries.recordReview(db, answer))) return fail('review_outdated');
  emit(db, 'learned', { learnerId });
  return present(memory);
}

/**
 * Undoes an answer.
 * @throws {Failure} review_not_found, review_outdated if the word has been answered again since
 */
export async function undoReview(
  db: Database,
  learnerId: string,
  { id: term, review }: HandlerInput<typeof contract.undoReview>['params'],
): Promise<HandlerResult<typeof contract.undoReview>> {
  const done = await queries.undoReview(db, { learnerId, term, review });
  if (done < 1) return fail(done === 0 ? 'review_not_found' : 'review_outdated');
  const memory = await queries.findMemory(db, learnerId, term);
  return { version: memory?.version ?? 0, next_review: memory?.due.toISOString() ?? null };
}
