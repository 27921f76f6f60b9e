import { lookUpWord } from '@glossa/contract/dictionaries';
import { getDictionaryOrder, updateDictionaryOrder } from '@glossa/contract/dictionary-order';
import { getGlosses } from '@glossa/contract/glosses';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createDictionary } from '#testing/factories/dictionary.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

beforeAll(async () => {
  const haus = (text: string) => ({ headword: 'Haus', senses: [{ text }] });
  await createDictionary(app, { name: 'small', entries: [haus('house (small)')] });
  await createDictionary(app, { name: 'large', entries: [haus('house (large)'), { headword: 'Turm' }] });
  await createDictionary(app, {
    name: 'french',
    target: 'fr',
    entries: [haus('maison'), { headword: 'Hof' }],
  });
});

const order = async (reader: Browser) =>
  (await reader.call(getDictionaryOrder, { query: { language: 'de' } })).dictionaries.map(
    ({ name, is_hidden: isHidden, is_fallback: isFallback }) =>
      `${name}${isHidden ? ' hidden' : ''}${isFallback ? ' fallback' : ''}`,
  );
const save = (reader: Browser, names: readonly string[] | null, hidden: readonly string[] = []) =>
  reader.call(updateDictionaryOrder, {
    body: {
      language: 'de',
      dictionaries: names && names.map((name) => ({ name, is_hidden: hidden.includes(name) })),
    },
  });
const lookUpMeanings = async (reader: Browser, text: string) =>
  (await reader.call(lookUpWord, { query: { language: 'de', text } })).entries.map(
    ({ senses }) => senses[0]?.text,
  );

test('lists the dictionaries for a language in the order in which they are used', async () => {
  const reader = await signInLearner(app);
  const found = await reader.call(getDictionaryOrder, { query: { language: 'de' } });
  expect(found.is_default).toBe(true);
  expect(found.dictionaries[0]).toEqual({
    name: 'small',
    title: 'small',
    target: 'en',
    is_hidden: false,
    is_fallback: false,
  });
  expect(await order(reader)).toEqual(['small', 'large', 'french fallback']);
  const none = await reader.call(getDictionaryOrder, { query: { language: 'ln' } });
  expect(none.dictionaries).toEqual([]);
});

test('looks up words in the learner’s dictionary order and skips hidden dictionaries', async () => {
  const reader = await signInLearner(app);
  const other = await signInLearner(app);
  expect(await lookUpMeanings(reader, 'Haus')).toEqual(['house (small)', 'house (large)']);
  await save(reader, ['large', 'small', 'french']);
  expect(await order(reader)).toEqual(['large', 'small', 'french fallback']);
  expect(await lookUpMeanings(reader, 'Haus')).toEqual(['house (large)', 'house (small)']);
  expect(await lookUpMeanings(reader, 'Hof')).toEqual(['meaning of Hof']);

  await save(reader, ['french', 'large', 'small'], ['small']);
  expect(await order(reader)).toEqual(['french', 'large', 'small hidden']);
  expect(await lookUpMeanings(reader, 'Haus')).toEqual(['maison', 'house (large)']);
  expect(await lookUpMeanings(other, 'Haus')).toEqual(['house (small)', 'house (large)']);

  await save(reader, ['french', 'large', 'small'], ['french', 'large', 'small']);
  const emptyLookup = await reader.call(lookUpWord, { query: { language: 'de', text: 'Haus' } });
  expect(emptyLookup).toMatchObject({ entries: [], dictionaries_installed: true });

  expect((await save(reader, null)).is_default).toBe(true);
  expect(await lookUpMeanings(reader, 'Haus')).toEqual(['house (small)', 'house (large)']);
});

test('glosses the words on a page with the learner’s first dictionary', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'Das Haus', language: 'de' });
  const fetchGloss = async () =>
    (await reader.call(getGlosses, { params: { id }, query: { from_sentence: 0, to_sentence: 5 } })).words[
      'Haus'
    ]?.[0]?.senses[0];
  expect(await fetchGloss()).toBe('house (small)');
  await save(reader, ['large']);
  expect(await fetchGloss()).toBe('house (large)');
});

test('ignores dictionaries that aren’t installed, and adds new ones after those in the saved order', async () => {
  const reader = await signInLearner(app);
  await save(reader, ['gone', 'french']);
  expect(await order(reader)).toEqual(['french', 'small', 'large']);
});

test('rejects an invalid dictionary order', async () => {
  const reader = await signInLearner(app);
  const rejection = { status: 400, code: 'invalid_request' };
  const update = (dictionaries: unknown) =>
    reader.call(updateDictionaryOrder, { body: { language: 'de', dictionaries } } as never);
  await expect(update([{ name: 'small' }])).rejects.toMatchObject(rejection);
  await expect(update([{ name: '', is_hidden: false }])).rejects.toMatchObject(rejection);
  await expect(
    update(Array.from({ length: 201 }, (_, n) => ({ name: `d${n}`, is_hidden: false }))),
  ).rejects.toMatchObject(rejection);
});

test('accepts concurrent changes to the dictionary order', async () => {
  const reader = await signInLearner(app);
  await Promise.all([
    save(reader, ['large', 'small']),
    save(reader, ['large', 'small']),
    save(reader, ['large']),
  ]);
  expect((await order(reader))[0]).toBe('large');
});
