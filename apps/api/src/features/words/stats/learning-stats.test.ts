import { savePosition } from '@glossa/contract/reading';
import { getLearningStats } from '@glossa/contract/word-stats';
import { bulkDeleteWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord } from '@glossa/contract/words';
import { languageByCode } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { localDay } from '#domain/calendar/local-day.ts';
import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { findLearningStats } from './service.ts';

const app = startTestApp();
const english = languageByCode('en')?.id as number;
const language = String(english);

const save = (reader: Browser, text: string) =>
  reader.call(addOrUpdateWord, {
    body: { text, language: 'en', knowledge_level: 1, translation: `t ${text}` },
  });
const last = (series: { count: number }[]) => series.at(-1)?.count;
const sum = (series: { count: number }[]) => series.reduce((total, { count }) => total + count, 0);

/** Sets the time when a word was first given a level. */
const startWordAt = (learnerId: string, form: string, moment: string) =>
  app.deps.db.pool.query('UPDATE learner_word SET started_at = $3 WHERE learner_id = $1 AND form = $2', [
    learnerId,
    form,
    moment,
  ]);

test('counts words read and words started in the interval they fall in', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'Ants walk. Bees fly.\n\nCats sleep a lot.' });
  await reader.call(savePosition, { params: { id }, body: { sentence: 2 } });
  await save(reader, 'ants');
  await save(reader, 'bees');
  const lengths = { daily: 30, weekly: 12, monthly: 12, yearly: 5 } as const;
  for (const [period, length] of Object.entries(lengths)) {
    const stats = await reader.call(getLearningStats, { query: { period: period as 'daily', language } });
    expect([period, stats.total_words.length, stats.unique_words.length]).toEqual([period, length, length]);
    expect([last(stats.total_words), sum(stats.total_words)]).toEqual([4, 4]);
    expect([last(stats.unique_words), sum(stats.unique_words)]).toEqual([2, 2]);
  }
  const daily = await reader.call(getLearningStats, { query: { language } });
  expect(daily.total_words.at(-1)?.date).toBe(localDay(new Date(), 'UTC'));
  const german = await reader.call(getLearningStats, { query: { language: '8' } });
  expect(sum(german.total_words) + sum(german.unique_words)).toBe(0);
  const other = await signInLearner(app);
  expect(sum((await other.call(getLearningStats, { query: { language } })).unique_words)).toBe(0);
});

test('removes undone changes and deleted words from the statistics', async () => {
  const reader = await signInLearner(app);
  const { undo } = await save(reader, 'ants');
  const bees = await save(reader, 'bees');
  const count = async () => last((await reader.call(getLearningStats, { query: { language } })).unique_words);
  expect(await count()).toBe(2);
  await reader.call(undoWords, { body: { token: undo as string } });
  expect(await count()).toBe(1);
  const deletion = await reader.call(bulkDeleteWords, { body: { ids: [bees.word.id] } });
  expect(await count()).toBe(0);
  await reader.call(undoWords, { body: { token: deletion.undo as string } });
  expect(await count()).toBe(1);
});

test('uses the learner’s time zone, even when daylight saving time starts', async () => {
  const timeZone = 'America/New_York';
  const { id } = await createLearner(app, { timeZone });
  const reader = await signInLearner(app, { id });
  // In New York, daylight saving time starts on March 8, 2026, at 2:00, so that day ends at 04:00 UTC.
  const moments = {
    early: '2026-03-08T04:59:59Z',
    first: '2026-03-08T05:00:00Z',
    late: '2026-03-09T03:59:59Z',
    next: '2026-03-09T04:00:00Z',
  };
  for (const [form, moment] of Object.entries(moments)) {
    await save(reader, form);
    await startWordAt(id, form, moment);
  }
  const now = new Date('2026-03-09T15:00:00Z');
  const fetchStats = (period: 'daily' | 'weekly') =>
    findLearningStats(app.deps.db, { id, timeZone }, { language: english, period, now });
  expect((await fetchStats('daily')).unique_words.slice(-3)).toEqual([
    { date: '2026-03-07', count: 1 },
    { date: '2026-03-08', count: 2 },
    { date: '2026-03-09', count: 1 },
  ]);
  expect((await fetchStats('weekly')).unique_words.slice(-2)).toEqual([
    { date: '2026-03-02', count: 3 },
    { date: '2026-03-09', count: 1 },
  ]);
});

test('rejects an invalid period or language with the specified messages', async () => {
  const reader = await signInLearner(app);
  const fetchJson = async (query: string) =>
    (await reader.fetch(`/api/words/learning_stats/?${query}`)).json();
  expect(await fetchJson(`period=hourly&language=${language}`)).toMatchObject({
    fields: { period: ['Invalid period parameter'] },
  });
  for (const query of ['period=daily', 'period=daily&language=en']) {
    expect(await fetchJson(query)).toMatchObject({ fields: { language: ['Language must be a number'] } });
  }
  expect(await fetchJson('period=daily&language=999')).toMatchObject({
    fields: { language: ['Please select a language'] },
  });
});
