import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { updateSettings } from '@glossa/contract/settings';
import { afterEach, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { freezeClock, shiftClock } from '#testing/clock.ts';
import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { reviewCard, listCards } from '#testing/practice.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const day = 86_400_000;

afterEach(() => shiftClock(app, 0));

test('returns a card with its sentence, source and intervals', async () => {
  const reader = await signInLearner(app);
  const text = await createText(reader, { title: 'Fox', text: 'The fox sleeps. A dog sees the old fox.' });
  const dog = await createWord(reader, 'dog', { pronunciation: 'dɒɡ' });
  const fox = await createWord(reader, 'fox', { example: 'Quick, Fox!' });
  const { results, left_out } = await listCards(reader, { modes: ['cloze'] });
  expect(left_out).toBe(0);
  expect(results).toMatchObject([
    {
      id: fox.id,
      mode: 'cloze',
      state: 'new',
      version: 0,
      sentence: { text: 'Quick, Fox!', spans: [{ from: 7, to: 10 }], source: null },
    },
    {
      id: dog.id,
      text: 'dog',
      translation: 'T-dog',
      pronunciation: 'dɒɡ',
      sentence: {
        text: 'A dog sees the old fox.',
        spans: [{ from: 2, to: 5 }],
        source: { id: text.id, title: 'Fox' },
      },
    },
  ]);
  const [again = 0, hard = 0, good = 0, easy = 0] = results[0]?.intervals ?? [];
  expect([again, hard]).toEqual([600, 900]);
  expect(good).toBeGreaterThanOrEqual(86_400);
  expect(easy).toBeGreaterThan(good);
});

test('finds a separable phrase in a sentence that contains all its words', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { text: 'Put the fox down. Turn it off, then turn the lamp off. Off it goes.' });
  await createWord(reader, 'turn … off');
  const { results } = await listCards(reader, { modes: ['cloze'] });
  const { text = '', spans = [] } = results[0]?.sentence ?? {};
  expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(['Turn', 'off']);
});

test('leaves out words that are known, ignored, new or another learner’s', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  await createWord(reader, 'ant', { knowledge_level: 4 });
  await createWord(reader, 'bee', { ignored: true });
  await createWord(reader, 'cat', { knowledge_level: 0 });
  await createWord(reader, 'chat', { language: 'fr' });
  await createWord(other, 'dog');
  await createWord(reader, 'elk', { knowledge_level: 3 });
  expect((await listCards(reader)).results.map(({ text }) => text)).toEqual(['elk']);
});

test('limits practice to the words with one tag or from one text', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id: text } = await createText(reader, { text: 'The ant and the bee.' });
  await createWord(reader, 'ant', { tags: ['small'] });
  await createWord(reader, 'bee');
  const cat = await createWord(reader, 'cat', { tags: ['Small'] });
  await reviewCard(reader, cat.id, { rating: 1 });
  shiftClock(app, day);
  const listCardTexts = async (browser: Browser, query: Record<string, unknown>) =>
    (await listCards(browser, query)).results.map((card) => card.text);
  expect(await listCardTexts(reader, { tag: 'SMALL' })).toEqual(['cat', 'ant']);
  expect(await listCardTexts(reader, { tag: 'large' })).toEqual([]);
  expect(await listCardTexts(reader, { text })).toEqual(['bee', 'ant']);
  await createWord(other, 'ant');
  expect(await listCardTexts(other, { text })).toEqual([]);
});

test('offers only the modes a word has data for and counts the words left out', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { text: 'The bee sings well. A cat is here.' });
  await reader.call(bulkUpdateWords, { body: { texts: ['bee', 'yak'], language: 'en', knowledge_level: 2 } });
  const listModes = async (modes: string[]) => {
    const { results, left_out } = await listCards(reader, { modes });
    return [Object.fromEntries(results.map((card) => [card.text, card.modes])), left_out];
  };
  expect(await listModes(['recognise', 'cloze', 'listen', 'type'])).toEqual([
    { bee: ['cloze', 'listen'], yak: ['listen'] },
    0,
  ]);
  expect(await listModes(['recognise', 'cloze'])).toEqual([{ bee: ['cloze'] }, 1]);
  expect(await listCards(reader, { modes: ['recall'] })).toEqual({ results: [], left_out: 2 });

  const [bee] = (await listCards(reader, { modes: ['cloze'] })).results;
  await reviewCard(reader, bee?.id as number, { rating: 1 });
  shiftClock(app, day);
  expect(await listCards(reader, { modes: ['recall'] })).toEqual({ results: [], left_out: 2 });
  await reader.call(updateSettings, { body: { newWordsPerDay: 0 } });
  expect(await listCards(reader, { modes: ['recall'] })).toEqual({ results: [], left_out: 1 });
});

test('counts only words with the chosen tag or from the chosen text as left out', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id: text } = await createText(reader, { text: 'The ant and the bee.' });
  await createWord(reader, 'ant', { translation: '' });
  await createWord(reader, 'bee', { translation: '', tags: ['small'] });
  await createWord(reader, 'yak', { translation: '', tags: ['small'] });
  await createWord(reader, 'elk', { translation: '', tags: ['small'], knowledge_level: 4 });
  await createWord(reader, 'cat', { tags: ['small'] });
  const countLeftOut = async (query: Record<string, unknown>, who: Browser = reader) =>
    (await listCards(who, { modes: ['recall'], ...query })).left_out;
  expect(await countLeftOut({})).toBe(3);
  expect(await countLeftOut({ tag: 'SMALL' })).toBe(2);
  expect(await countLeftOut({ text })).toBe(2);
  expect(await countLeftOut({ text }, other)).toBe(0);
  await createWord(reader, 'bee', { translation: 'Biene' });
  const after = await listCards(reader, { modes: ['recall'], text });
  expect([after.results.map((card) => card.text), after.left_out]).toEqual([['bee'], 1]);
});

test('varies the mode between reviews and starts a new word with a receptive mode', async () => {
  const reader = await signInLearner(app);
  const { id } = await createWord(reader, 'fox', { example: 'A fox.' });
  const seenModes: string[] = [];
  for (let time = 0; time < 5; time++) {
    const [card] = (await listCards(reader)).results;
    seenModes.push(card?.mode as string);
    freezeClock(app, (await reviewCard(reader, id, { rating: 3 })).next_review);
  }
  expect(['recognise', 'cloze', 'listen']).toContain(seenModes[0]);
  expect(new Set(seenModes.slice(1)).size).toBe(4);
});

test('offers the translations of other cards as choices for a new word', async () => {
  const reader = await signInLearner(app);
  for (const text of ['ant', 'bee', 'cat', 'dog', 'elk']) await createWord(reader, text);
  const { results } = await listCards(reader, { modes: 'recognise' });
  for (const { choices, translation } of results) {
    expect(new Set(choices).size).toBe(4);
    expect(choices).toContain(translation);
  }
  const few = await listCards(reader, { modes: 'recognise', limit: 3 });
  expect(few.results.map(({ choices }) => choices)).toEqual([null, null, null]);
});

test('sorts overdue words by how late they are relative to their interval', async () => {
  const reader = await signInLearner(app);
  const [slow, quick] = [await createWord(reader, 'ant'), await createWord(reader, 'bee')];
  await reviewCard(reader, slow.id, { rating: 4 });
  const { interval } = await reviewCard(reader, quick.id, { rating: 1 });
  shiftClock(app, 20 * day + interval);
  expect((await listCards(reader)).results.map(({ id }) => id)).toEqual([quick.id, slow.id]);
});
