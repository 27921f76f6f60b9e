import { listJournal, maxSampledWords } from '@glossa/contract/journal';
import { getLearningReport, reportPeriods } from '@glossa/contract/reports';
import { expect } from 'vitest';

import { addDays, type Day } from '#domain/calendar/local-day.ts';
import type { Browser } from '../browser.ts';
import { startOfWeek, type Recount } from './recount.ts';

/** Checks that the journal's totals, in each of its periods, equal a recount. */
export async function compareJournal(
  learner: Browser,
  recount: Recount,
  today: Day,
  { code, language }: { code: string | undefined; language: number | undefined },
): Promise<void> {
  const yesterday = addDays(today, -1);
  const spans = {
    today: [today, today],
    yesterday: [yesterday, yesterday],
    week: [startOfWeek(today), today],
    month: [`${today.slice(0, 8)}01`, today],
    custom: [addDays(today, -99), addDays(today, -3)],
  } as const;
  for (const [period, [from, to]] of Object.entries(spans)) {
    const { totals, results } = await learner.call(listJournal, {
      query: {
        period: period as keyof typeof spans,
        page_size: 100,
        ...(code !== undefined && { language: code }),
        ...(period === 'custom' && { from, to }),
      },
    });
    const sum = recount.done(from, to, language);
    expect([period, totals]).toEqual([
      period,
      {
        words_learned: sum.words_learned,
        words_started: sum.words_started,
        pages_read: sum.pages_read,
        time_spent: sum.seconds,
        cards_reviewed: sum.reviews,
        texts_read: sum.texts_read,
        videos_watched: sum.videos_watched,
      },
    ]);
    for (const { date, entries } of results) {
      const day = recount.done(date, date, language);
      const sumStats = (name: 'newWords' | 'pagesRead' | 'cardsReviewed') =>
        entries.reduce((all, { stats }) => all + stats[name], 0);
      expect([date, sumStats('newWords'), sumStats('pagesRead'), sumStats('cardsReviewed')]).toEqual([
        date,
        day.words_started,
        day.pages_read,
        day.reviews,
      ]);
      for (const { words, learnedWords, wordsLearned, stats } of entries) {
        const limitToSample = (count: number) => Math.min(count, maxSampledWords);
        expect([words.length, learnedWords.length]).toEqual([
          limitToSample(stats.newWords),
          limitToSample(wordsLearned),
        ]);
      }
    }
  }
}

/** Checks that each span of the learning reports, and the span before it, equals a recount. */
export async function compareReports(
  learner: Browser,
  recount: Recount,
  today: Day,
  { code, language }: { code: string | undefined; language: number | undefined },
): Promise<void> {
  const expectedReport = (from: Day, to: Day) => {
    const { reading, video, words } = recount.between(from, to, language);
    return {
      ...recount.done(from, to, language),
      reading_seconds: reading,
      video_seconds: video,
      words_seconds: words,
      active_days: recount.activeDays(from, to, language),
    };
  };
  for (const period of reportPeriods) {
    const report = await learner.call(getLearningReport, {
      query: { period, ...(code !== undefined && { language: code }) },
    });
    expect(report.to).toBe(today);
    expect(report.totals).toEqual(expectedReport(report.from, report.to));
    for (const { from, to, done } of [...report.stretches, report.before]) {
      expect([period, from, to, done]).toEqual([period, from, to, expectedReport(from, to)]);
    }
  }
}
