import { heartbeat, recordTextRead } from '@glossa/contract/activity';
import type { CallInput } from '@glossa/contract/endpoint';
import { listJournal } from '@glossa/contract/journal';
import { deleteTextPermanently, trashText } from '@glossa/contract/text-places';
import { addOrUpdateWord } from '@glossa/contract/words';
import { languageByCode } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { addDays } from '#domain/calendar/local-day.ts';
import { freezeClock } from '#testing/clock.ts';
import { createHistory, tally } from '#testing/factories/history.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const english = languageByCode('en')?.id as number;
const german = languageByCode('de')?.id as number;
type Query = CallInput<typeof listJournal>['query'];

test('lists the day’s texts and new words, and links only texts that still exist', async () => {
  const learner = await signInLearner(app);
  const stranger = await signInLearner(app);
  const { id } = await createText(learner, { title: 'Ants', text: 'Ants walk.' });
  const deletedText = await createText(learner, { title: 'Bees', text: 'Bees fly.' });
  await learner.call(recordTextRead, { body: { text_id: id } });
  await learner.call(heartbeat, { body: { kind: 'reading', seconds: 60, text_id: deletedText.id } });
  for (const text of ['ants', 'walk']) {
    await learner.call(addOrUpdateWord, {
      body: { text, language: 'en', translation: text, knowledge_level: text === 'ants' ? 4 : 1 },
    });
  }
  await learner.call(trashText, { params: { id: deletedText.id } });
  await learner.call(deleteTextPermanently, { params: { id: deletedText.id } });

  const journal = await learner.call(listJournal, { query: { period: 'today' } });
  const entries = journal.results[0]?.entries ?? [];
  expect(journal.results).toHaveLength(1);
  expect(entries).toHaveLength(3);
  expect(entries.find(({ title }) => title === 'Ants')).toMatchObject({
    type: 'reading',
    source_id: id,
    times: 1,
    language: 'en',
    stats: { duration: 0 },
  });
  expect(entries.find(({ title }) => title === 'Bees')).toMatchObject({
    source_id: null,
    stats: { duration: 1 },
  });
  expect(entries.find(({ type }) => type === 'words')).toMatchObject({
    words: ['walk', 'ants'],
    wordsLearned: 1,
    learnedWords: ['ants'],
    description: 'Words · 2 new words · 1 word learned',
    stats: { newWords: 2, cardsReviewed: 0 },
  });
  expect(journal.totals).toMatchObject({ texts_read: 1, words_learned: 1, time_spent: 60 });

  const other = await stranger.call(listJournal, { query: { period: 'today' } });
  expect([other.results, other.count, other.totals.words_learned]).toEqual([[], 0, 0]);
});

test('lists words by the day they were learned in the learner’s time zone at that time', async () => {
  const learner = await signInLearner(app, await createLearner(app, { timeZone: 'Pacific/Auckland' }));
  freezeClock(app, '2026-03-30T12:00:00Z');
  // The learner is in New York until the evening of the 10th, which is noon on the 11th in Auckland.
  await app.deps.db.prisma.pastTimeZone.create({
    data: { learnerId: learner.learnerId, until: new Date('2026-03-10T23:00:00Z'), zone: 'America/New_York' },
  });
  const createKnownWord = async (text: string, startedAt: string, knownAt: string) => {
    const { id } = await createWord(learner, text);
    await app.deps.db.pool.query(
      'UPDATE learner_word SET level = 4, started_at = $3, known_at = $4 WHERE learner_id = $1 AND term_id = $2',
      [learner.learnerId, id, startedAt, knownAt],
    );
  };
  await createKnownWord('ant', '2026-03-01T12:00:00Z', '2026-03-10T04:00:00Z');
  await createKnownWord('bee', '2026-03-01T12:00:00Z', '2026-03-10T22:59:00Z');
  await createKnownWord('cow', '2026-03-01T12:00:00Z', '2026-03-10T23:00:00Z');
  await createKnownWord('dog', '2026-03-01T12:00:00Z', '2026-03-10T03:59:00Z');
  for (let n = 0; n < 10; n++)
    await createKnownWord(`eel${n}`, '2026-03-20T12:00:00Z', `2026-03-20T13:0${n}:00Z`);
  const { results } = await learner.call(listJournal, { query: { period: 'month', language: 'en' } });
  expect(
    results.map(({ date, entries }) => [
      date,
      ...entries.map(({ words, learnedWords }) => [words.length, learnedWords]),
    ]),
  ).toEqual([
    ['2026-03-21', [8, [9, 8, 7, 6, 5, 4, 3, 2].map((n) => `eel${n}`)]],
    ['2026-03-11', [0, ['cow']]],
    ['2026-03-10', [0, ['bee', 'ant']]],
    ['2026-03-09', [0, ['dog']]],
    ['2026-03-01', [4, []]],
  ]);
});

test('returns statistics that match a recount across two time zones', async () => {
  const learner = await signInLearner(app);
  const now = '2026-07-15T20:00:00Z';
  freezeClock(app, now);
  // It is Thursday, July 16, in Auckland.
  const activities = await createHistory(app, learner.learnerId, {
    days: 60,
    until: now,
    zones: ['America/Los_Angeles', 'Pacific/Auckland'],
    languages: [english, german],
  });
  const periods: [Query, from: string, to: string][] = [
    [{ period: 'today' }, '2026-07-16', '2026-07-16'],
    [{ period: 'yesterday' }, '2026-07-15', '2026-07-15'],
    [{}, '2026-07-13', '2026-07-16'],
    [{ period: 'month' }, '2026-07-01', '2026-07-16'],
    [{ period: 'custom', from: '2026-05-20', to: '2026-07-02' }, '2026-05-20', '2026-07-02'],
  ];
  for (const [query, from, to] of periods) {
    for (const language of [undefined, 'de'] as const) {
      for (const activity of ['all', 'reading', 'video', 'words'] as const) {
        const journal = await learner.call(listJournal, {
          query: { ...query, language, activity, page_size: 100 },
        });
        const done = activities.filter(
          ({ day, language: of, kind }) =>
            day >= from &&
            day <= to &&
            (language === undefined || of === german) &&
            (activity === 'all' || kind === activity),
        );
        const sums = tally(done);
        expect([journal.from, journal.to, journal.totals]).toEqual([
          from,
          to,
          {
            words_learned: sums.words_known,
            words_started: sums.words_started,
            pages_read: sums.pages_read,
            time_spent: sums.reading_seconds + sums.video_seconds + sums.words_seconds,
            cards_reviewed: sums.reviews,
            texts_read: sums.texts_read,
            videos_watched: sums.videos_watched,
          },
        ]);
        const days = [...new Set(done.map(({ day }) => day))].toSorted().toReversed();
        expect(journal.results.map(({ date }) => date)).toEqual(days);
        expect(journal.count).toBe(days.length);
        for (const { date, entries } of journal.results) {
          const entriesOfDate = done.filter(({ day }) => day === date);
          const keys = new Set(entriesOfDate.map(({ source, language: of }) => source ?? of));
          expect(entries).toHaveLength(keys.size);
          const pages = entries.reduce((sum, { stats }) => sum + stats.pagesRead, 0);
          const cards = entries.reduce((sum, { stats }) => sum + stats.cardsReviewed, 0);
          const wordCount = entries.reduce((sum, { words }) => sum + words.length, 0);
          const learned = entries.reduce((sum, { learnedWords }) => sum + learnedWords.length, 0);
          const { pages_read, reviews, words_started, words_known } = tally(entriesOfDate);
          expect([pages, cards, wordCount, learned]).toEqual([
            pages_read,
            reviews,
            words_started,
            words_known,
          ]);
        }
      }
    }
  }
});

test('paginates by day without splitting a day', async () => {
  const learner = await signInLearner(app);
  freezeClock(app, '2026-03-31T12:00:00Z');
  for (let day = '2026-03-01'; day <= '2026-03-05'; day = addDays(day, 1)) {
    for (const language of [english, german]) {
      await app.deps.db.pool.query(
        `SELECT add_activity($1, $2::smallint, $3::date, $3::date + interval '9 hours', 'words', NULL, '', 90)`,
        [learner.learnerId, language, day],
      );
    }
  }
  const page = (number: number) =>
    learner.call(listJournal, { query: { period: 'month', page: number, page_size: 2 } });
  const [one, three, four] = [await page(1), await page(3), await page(4)];
  expect(one.results.map(({ date, entries }) => [date, entries.length])).toEqual([
    ['2026-03-05', 2],
    ['2026-03-04', 2],
  ]);
  expect([one.count, one.previous, one.totals.time_spent]).toEqual([5, null, 900]);
  expect(one.next).toContain('page=2');
  expect([three.results.length, three.next]).toEqual([1, null]);
  expect([four.results, four.count]).toEqual([[], 5]);
});

test.each([
  [{ period: 'fortnight' }, 'period'],
  [{ activity: 'sleeping' }, 'activity'],
  [{ language: 'xx' }, 'language'],
  [{ period: 'custom', from: '2026-03-02', to: '2026-03-01' }, 'to'],
  [{ period: 'custom', to: '2026-03-01' }, 'from'],
  [{ period: 'custom', from: '2026-03-01' }, 'to'],
  [{ period: 'custom', from: '2026-02-30', to: '2026-03-01' }, 'from'],
  [{ period: 'custom', from: '0000-01-01', to: '2026-03-01' }, 'from'],
  [{ period: 'custom', from: 'yesterday', to: '2026-03-01' }, 'from'],
  [{ page_size: 101 }, 'page_size'],
])('rejects the query %j', async (query, field) => {
  const learner = await signInLearner(app);
  await expect(learner.call(listJournal, { query: query as never })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(Array) },
  });
});
