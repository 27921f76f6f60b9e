import { exportWords } from '@glossa/contract/word-export';
import { listWords } from '@glossa/contract/word-lists';
import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { reviewCard } from '#testing/practice.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('counts a word’s occurrences in the learner’s own texts, counting duplicate texts once', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  await createText(reader, { title: 'One', text: 'The owl saw an owl. The owl slept.' });
  await createText(reader, { title: 'Again', text: 'The owl saw an owl. The owl slept.' });
  await createText(reader, { title: 'Two', text: 'One more owl.' });
  await createText(other, { title: 'Elsewhere', text: 'An owl and an owl.' });
  const { id } = await createWord(reader, 'owl');
  await createWord(reader, 'walrus');
  await createWord(reader, 'an owl');
  const { results } = await reader.call(listWords, { query: { language: 'en' } });
  const counts = Object.fromEntries(results.map(({ text, frequency }) => [text, frequency]));
  expect(counts).toEqual({ owl: 4, walrus: 0, 'an owl': null });
  expect(await reader.call(getWord, { params: { id } })).toMatchObject({ frequency: 4 });
  expect(await other.call(getWord, { params: { id } })).toMatchObject({ frequency: 2 });
});

test('derives the difficulty from the frequency rank until the first review, and returns the last review’s date', async () => {
  const reader = await signInLearner(app);
  const house = await createWord(reader, 'house');
  const rare = await createWord(reader, 'borborygmus');
  const before = await reader.call(getWord, { params: { id: house.id } });
  expect(before).toMatchObject({ difficulty_source: 'frequency', last_reviewed: null });
  expect(before.frequency_rank).toBeGreaterThan(50);
  expect(await reader.call(getWord, { params: { id: rare.id } })).toMatchObject({
    difficulty: null,
    difficulty_source: null,
    frequency_rank: null,
  });
  await reviewCard(reader, house.id, { rating: 1 });
  const after = await reader.call(getWord, { params: { id: house.id } });
  expect(after.difficulty_source).toBe('reviews');
  expect(after.difficulty).toBeGreaterThanOrEqual(1);
  expect(after.difficulty).toBeLessThanOrEqual(10);
  expect(after.last_reviewed).not.toBeNull();
});

test('uses the lemma’s rank for a form that isn’t ranked', async () => {
  const reader = await signInLearner(app);
  const body = { text: 'hauses', language: 'de', knowledge_level: 1, translation: 'house', lemma: 'haus' };
  const { word } = await reader.call(addOrUpdateWord, { body });
  expect(word.frequency_rank).toBeGreaterThan(1);
});

test('exports difficulty and frequency, and leaves the rank empty for a language without a frequency list', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { text: 'A house.' });
  await createWord(reader, 'house');
  const exportFile = async (format: 'csv' | 'json', language: string) =>
    (await reader.fetch(`${exportWords.path}?format=${format}&language=${language}`)).text();
  const [head = '', text = ''] = (await exportFile('csv', 'en')).trim().split('\r\n');
  expect(head).toMatch(/,Difficulty,Frequency in my texts,Frequency rank,Last reviewed$/);
  expect(text).toMatch(/,\d+(\.\d)?,1,\d+,$/);
  const { words } = JSON.parse(await exportFile('json', 'en')) as { words: Record<string, unknown>[] };
  expect(words[0]).toMatchObject({ frequency: 1, last_reviewed: null });
  const latin = await createWord(reader, 'domus', { language: 'la' });
  expect(await reader.call(getWord, { params: { id: latin.id } })).toMatchObject({
    frequency: 0,
    frequency_rank: null,
    difficulty: null,
  });
});
