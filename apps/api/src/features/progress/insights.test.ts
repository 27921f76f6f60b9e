import { getInsights } from '@glossa/contract/insights';
import { getProgress } from '@glossa/contract/progress';
import { savePosition } from '@glossa/contract/reading';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { freezeClock } from '#testing/clock.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

type Learner = Browser & { learnerId: string };

const app = startTestApp();
const query = { language: 'en' };
const english = 9;
const run = (sql: string, values: unknown[]) => app.deps.db.pool.query(sql, values);
const fetchInsights = (learner: Browser) => learner.call(getInsights, { query });

/** Records reading activity on a day, using the same database function as the app. */
const recordReading = (
  learner: Learner,
  day: string,
  { words, seconds }: { words: number; seconds: number },
) =>
  run(`SELECT add_activity($1, $2::smallint, $3::date, $3::timestamptz, 'reading', $4, 'T', $5, $6)`, [
    learner.learnerId,
    english,
    day,
    crypto.randomUUID(),
    seconds,
    words,
  ]);

const addAnswers = async (learner: Learner, term: number, mode: string, ratings: number[]) => {
  for (const [index, rating] of ratings.entries()) {
    await run(
      `INSERT INTO review (learner_id, id, term_id, language, rating, mode, reviewed_at)
       VALUES ($1, gen_random_uuid(), $2, $3, $4, $5, now() - $6 * interval '1 minute')`,
      [learner.learnerId, term, english, rating, mode, index],
    );
  }
};

test('returns empty statistics for a new learner', async () => {
  const learner = await signInLearner(app);
  const found = await fetchInsights(learner);
  expect(found.vocabulary_growth).toHaveLength(12);
  expect(found.vocabulary_growth.every(({ count }) => count === 0)).toBe(true);
  expect(found.reading_speed.map(({ words_per_minute }) => words_per_minute)).toEqual(Array(12).fill(null));
  expect(found).toMatchObject({
    comprehension: { share: null, words: 0 },
    areas: { answers: 0, share: null, areas: [] },
    recommendations: [],
  });
  await expect(learner.call(getInsights, { query: { language: 'klingon' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('accumulates known words by month and excludes untimed reading from the reading speed', async () => {
  freezeClock(app, '2026-03-18T12:00:00Z');
  const learner = await signInLearner(app);
  for (const [day, known] of [
    ['2024-06-01', 5],
    ['2025-04-30', 2],
    ['2025-05-01', 3],
    ['2026-03-17', 1],
  ] as const) {
    await run('INSERT INTO activity_day (learner_id, language, day, words_known) VALUES ($1, $2, $3, $4)', [
      learner.learnerId,
      english,
      day,
      known,
    ]);
  }
  await recordReading(learner, '2026-03-16', { words: 300, seconds: 120 });
  await recordReading(learner, '2026-03-17', { words: 100, seconds: 120 });
  await recordReading(learner, '2026-03-17', { words: 900, seconds: 0 });
  await recordReading(learner, '2026-03-15', { words: 50, seconds: 60 });
  await recordReading(learner, '2025-12-28', { words: 5, seconds: 60 });
  const { vocabulary_growth: growth, reading_speed: speed } = await fetchInsights(learner);
  expect(growth[0]).toEqual({ date: '2025-04-01', count: 7 });
  expect(growth[1]).toEqual({ date: '2025-05-01', count: 10 });
  expect(growth[10]?.count).toBe(10);
  expect(growth[11]).toEqual({ date: '2026-03-01', count: 11 });
  expect(speed[0]).toEqual({ date: '2025-12-29', words_per_minute: null });
  expect(speed.slice(-2)).toEqual([
    { date: '2026-03-09', words_per_minute: 50 },
    { date: '2026-03-16', words_per_minute: 100 },
  ]);
  const french = await learner.call(getInsights, { query: { language: 'fr' } });
  expect(french.vocabulary_growth.at(-1)?.count).toBe(0);
  expect(french.reading_speed.at(-1)?.words_per_minute).toBeNull();
  const other = await fetchInsights(await signInLearner(app));
  expect(other.vocabulary_growth.at(-1)?.count).toBe(0);
});

test('weights comprehension by words read and recommends unfinished texts', async () => {
  app.deps.clock = () => new Date();
  const learner = await signInLearner(app);
  const createKnownWord = async (text: string) =>
    learner.call(addOrUpdateWord, {
      body: { text, language: 'en', translation: `t ${text}`, knowledge_level: 5 },
    });
  const halfKnown = await createText(learner, { title: 'Half', text: 'Ants walk. Bees fly.' });
  await createText(learner, {
    title: 'Quarter',
    text: 'Ants walk far away. Ants walk and run.',
  });
  const finishedText = await createText(learner, { title: 'Done', text: 'Birds sing.' });
  await createText(learner, { title: 'Known', text: 'Ants walk. Ants walk.' });
  await createKnownWord('ants');
  await createKnownWord('walk');
  await learner.call(savePosition, { params: { id: halfKnown.id }, body: { sentence: 1 } });
  await learner.call(savePosition, { params: { id: finishedText.id }, body: { sentence: 1 } });
  const first = await fetchInsights(learner);
  // Two words were read in "Half", where half of the words are known, and two in "Done", where none are.
  expect(first.comprehension).toEqual({ share: 0.25, words: 4 });
  expect(first.recommendations.map(({ title, unknown_share }) => [title, unknown_share])).toEqual([
    ['Half', 0.5],
    ['Quarter', 0.5],
  ]);
  await createKnownWord('and');
  await createKnownWord('run');
  const second = await fetchInsights(learner);
  expect(second.recommendations.map(({ title, unknown_share }) => [title, unknown_share])).toEqual([
    ['Quarter', 0.25],
    ['Half', 0.5],
  ]);
  expect(second.recommendations.find(({ id }) => id === halfKnown.id)?.share).toBe(0.5);
  expect((await fetchInsights(await signInLearner(app))).recommendations).toEqual([]);
});

test('rates only areas that have at least 20 of the last 500 answers', async () => {
  const learner = await signInLearner(app);
  const save = async (text: string, partOfSpeech: string) => {
    const body = { text, language: 'en', translation: 't', knowledge_level: 1, part_of_speech: partOfSpeech };
    return (await learner.call(addOrUpdateWord, { body })).word.id;
  };
  const ant = await save('ant', 'Noun');
  const runs = await save('run', 'verb');
  await addAnswers(learner, ant, 'type', [...Array<number>(15).fill(1), ...Array<number>(5).fill(3)]);
  await addAnswers(learner, ant, 'recognise', Array<number>(20).fill(4));
  await addAnswers(learner, runs, 'listen', Array<number>(19).fill(3));
  const { areas } = await fetchInsights(learner);
  expect(areas.answers).toBe(59);
  expect(areas.share).toBeCloseTo(44 / 59, 3);
  expect(areas.areas).toEqual([
    { kind: 'mode', name: 'recognise', answers: 20, share: 1 },
    { kind: 'part_of_speech', name: 'noun', answers: 40, share: 0.625 },
    { kind: 'mode', name: 'type', answers: 20, share: 0.25 },
  ]);
  await run(
    `INSERT INTO review (learner_id, id, term_id, language, rating, mode, reviewed_at)
     SELECT $1, gen_random_uuid(), $2, $3, 3, 'cloze', now() + n * interval '1 second' FROM generate_series(1, 500) n`,
    [learner.learnerId, runs, english],
  );
  expect((await fetchInsights(learner)).areas).toMatchObject({
    answers: 500,
    share: 1,
    areas: [{ name: 'cloze' }, {}],
  });
});

test('lists the next milestones with their progress, nearest first', async () => {
  const learner = await signInLearner(app);
  await addAnswers(learner, 1, 'type', Array<number>(45).fill(3));
  const { next_milestones: next } = await learner.call(getProgress, { query: {} });
  expect(next[0]).toEqual({ id: 'reviews_50', title: '50 cards reviewed', done: 45, target: 50 });
  expect(next.map(({ id }) => id).toSorted()).toEqual([
    'hours_1',
    'reviews_50',
    'streak_3',
    'texts_1',
    'videos_1',
    'words_10',
  ]);
});
