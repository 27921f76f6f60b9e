import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { getGlosses } from '@glossa/contract/glosses';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createDictionary } from '#testing/factories/dictionary.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const fetchGlosses = (reader: Browser, id: string, from = 0, to = 199) =>
  reader.call(getGlosses, { params: { id }, query: { from_sentence: from, to_sentence: to } });

beforeAll(async () => {
  await createDictionary(app, {
    name: 'deu-eng',
    entries: [
      { headword: 'Hund', partOfSpeech: 'noun', senses: [{ text: 'dog', examples: ['Der Hund bellt.'] }] },
      { headword: 'schlafen', inflected: ['schläft'], senses: [{ text: 'to sleep' }] },
      { headword: 'die', senses: Array.from({ length: 8 }, (_, n) => ({ text: `the ${n}` })) },
    ],
  });
});

test('returns short dictionary entries for the words in the requested sentences, by written form', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'Der Hund schläft. Die Katze.', language: 'de' });
  const { words, dictionaries, ...rest } = await fetchGlosses(reader, id, 0, 0);
  expect(rest).toEqual({ language: 'de', dictionaries_installed: true });
  expect(dictionaries).toMatchObject([{ name: 'deu-eng', title: 'deu-eng', target: 'en' }]);
  expect(words).toEqual({
    Hund: [{ headword: 'Hund', part_of_speech: 'noun', senses: ['dog'], match: 'form', dictionary: 0 }],
    schläft: [{ headword: 'schlafen', senses: ['to sleep'], match: 'lemma', dictionary: 0 }],
  });
  const second = await fetchGlosses(reader, id, 1, 1);
  expect(Object.keys(second.words)).toEqual(['Die']);
  expect(second.words['Die']?.[0]?.senses).toEqual(['the 0', 'the 1', 'the 2', 'the 3']);
});

test('returns the index of the entry that fits a sentence best, unless it is the first entry', async () => {
  await createDictionary(app, {
    name: 'fra-eng',
    language: 'fr',
    entries: [
      { headword: 'livre', partOfSpeech: 'noun', senses: [{ text: 'book' }] },
      { headword: 'livrer', partOfSpeech: 'verb', inflected: ['livre'], senses: [{ text: 'to deliver' }] },
    ],
  });
  const reader = await signInLearner(app);
  const { id } = await createText(reader, {
    text: 'Je lis un livre. Il livre le pain. Le livre est ici.',
    language: 'fr',
  });
  const { words, best_entries: best } = await fetchGlosses(reader, id);
  expect(words['livre']?.map(({ headword }) => headword)).toEqual(['livre', 'livrer']);
  expect(best).toEqual({ 1: { livre: 1 } });
});

test('adds the entry of a separable verb to each of the words that form it', async () => {
  await createDictionary(app, {
    name: 'nld-eng',
    language: 'nl',
    entries: [
      { headword: 'bellen', partOfSpeech: 'verb', inflected: ['belde'], senses: [{ text: 'to ring' }] },
      { headword: 'opbellen', partOfSpeech: 'verb', inflected: ['opbelde'], senses: [{ text: 'to phone' }] },
    ],
  });
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'Zij belde haar moeder op. Hij belde.', language: 'nl' });
  const { words, best_entries: best } = await fetchGlosses(reader, id);
  const verb = { headword: 'opbellen', senses: ['to phone'], match: 'expression', parts: ['belde', 'op'] };
  expect(words['belde']).toMatchObject([{ headword: 'bellen', match: 'lemma' }, verb]);
  expect(words['op']).toMatchObject([verb]);
  expect(best).toEqual({ 0: { belde: 1, op: 0 } });
});

test('leaves out words that are known or ignored', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'Der Hund schläft. Die Katze.', language: 'de' });
  const mark = (text: string, change: { knowledge_level?: number; ignored?: boolean }) =>
    reader.call(bulkUpdateWords, { body: { texts: [text], language: 'de', ...change } });
  await mark('Hund', { knowledge_level: 4 });
  await mark('die', { ignored: true });
  await mark('schläft', { knowledge_level: 2 });
  expect(Object.keys((await fetchGlosses(reader, id)).words)).toEqual(['schläft']);
});

test('reports when no dictionary is installed', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'Pies śpi.', language: 'pl' });
  expect(await fetchGlosses(reader, id)).toEqual({
    language: 'pl',
    dictionaries_installed: false,
    dictionaries: [],
    words: {},
  });
});

test('returns glosses to the owner only, for at most 200 sentences', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createText(reader, { text: 'Der Hund.', language: 'de' });
  await expect(fetchGlosses(other, id)).rejects.toMatchObject({ status: 404, code: 'text_not_found' });
  await expect(fetchGlosses(reader, id, 0, 200)).rejects.toMatchObject({ status: 400 });
  await expect(fetchGlosses(reader, id, 3, 2)).rejects.toMatchObject({ status: 400 });
});
