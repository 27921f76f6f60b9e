import type { PracticeSummary } from '@glossa/contract/practice';
import { Settings } from '@glossa/contract/settings';
import type { Database } from '@glossa/db/database';

import type { User } from '#domain/accounts/user.ts';
import { addDays, localDay, startOfDay } from '#domain/calendar/local-day.ts';
import { countByDay, countPractised, countSince, readPracticeSettings } from './summary-queries.ts';

/** Summarizes the practice of a language: what is due now and on the next days, and what was done today. */
export async function summarise(
  { db, clock }: { db: Database; clock: () => Date },
  { id: learnerId, timeZone }: User,
  language: number,
): Promise<PracticeSummary> {
  const now = clock();
  const today = localDay(now, timeZone);
  const days = Array.from({ length: 8 }, (_, index) => addDays(today, index));
  const midnights = days.map((day) => startOfDay(day, timeZone));
  const [settings, done, counts] = await Promise.all([
    readPracticeSettings(db, learnerId),
    countSince(db, { learnerId, language, since: midnights[0] ?? now }),
    countByDay(db, { learnerId, language, midnights }),
  ]);
  const left = Math.max(Settings.parse(settings).newWordsPerDay - done.newWords, 0);
  const { words, due, nextDue, waiting } = await countPractised(db, { learnerId, language, now }, left);
  return {
    words,
    due,
    due_today: counts[0] ?? 0,
    new_left: waiting,
    next_due: nextDue?.toISOString() ?? null,
    forecast: counts.map((count, index) => ({ date: days[index] ?? today, due: count })),
    today: {
      answers: done.answers,
      right: done.right,
      new_words: done.newWords,
      seconds: done.seconds,
    },
  };
}
