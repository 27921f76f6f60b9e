import { search } from '@glossa/contract/search';
import { createSavedItem } from '@glossa/contract/saved';
import { trashText } from '@glossa/contract/text-places';
import { expect, test } from 'vitest';

import { createProduct } from '#testing/factories/product.ts';
import { createText } from '#testing/factories/text.ts';
import { sendVideo } from '#testing/factories/video.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('finds texts, videos, words and tags by a substring, ignoring case', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { title: 'The Foxglove', tags: ['Foxes'] });
  await createText(reader, { title: 'Der Fuchs', language: 'de', text: 'Der Fuchs.' });
  await sendVideo(reader, { title: 'A fox at night' });
  for (const [word, translation] of [
    ['firefox', 'ein Browser'],
    ['foxes', 'Füchse'],
    ['fox', 'Fuchs'],
    ['vixen', 'female FOX'],
  ] as const)
    await createWord(reader, word, { translation });

  const found = await reader.call(search, { query: { q: ' FOX ' } });
  expect(found.texts).toEqual({ results: [expect.objectContaining({ title: 'The Foxglove' })], more: false });
  expect(found.videos.results.map(({ title }) => title)).toEqual(['A fox at night']);
  expect(found.tags.results).toEqual([expect.objectContaining({ name: 'Foxes', color: 'gray' })]);
  // The word itself, then prefix matches, then other matches.
  expect(found.words.results.map(({ text }) => text)).toEqual(['fox', 'foxes', 'vixen', 'firefox']);

  await reader.call(createSavedItem, { body: { kind: 'word', word: found.words.results[0]?.id ?? 0 } });
  const secondResult = await reader.call(search, { query: { q: 'fox' } });
  expect(secondResult.saved.results).toEqual([
    expect.objectContaining({ kind: 'word', quote: 'fox', language: 'en' }),
  ]);

  const german = await reader.call(search, { query: { q: 'fuchs', language: 'de' } });
  expect(german.texts.results).toEqual([expect.objectContaining({ title: 'Der Fuchs', language: 'de' })]);
  expect(german.words.results).toEqual([]);
  const result = await reader.call(search, { query: { q: 'fuchs' } });
  expect(result.words.results.map(({ text, translation }) => [text, translation])).toEqual([
    ['fox', 'Fuchs'],
    ['foxes', 'Füchse'],
  ]);
});

test('returns five results of each kind and whether there are more, and treats wildcards literally', async () => {
  const reader = await signInLearner(app);
  for (let n = 0; n < 6; n++) {
    await createText(reader, { title: `Part ${n}`, text: `Text ${n} is short.` });
    await createWord(reader, `part${'abcdef'[n]}`);
  }
  const found = await reader.call(search, { query: { q: 'part' } });
  expect(found.texts).toMatchObject({ more: true });
  expect(found.texts.results).toHaveLength(5);
  expect(found.words).toMatchObject({ more: true });
  expect(found.tags).toEqual({ results: [], more: false });
  for (const q of ['%', '_', '\\', "'", 'p%t']) {
    const none = await reader.call(search, { query: { q } });
    expect([none.texts.results, none.words.results]).toEqual([[], []]);
  }
});

test('ignores accents in the query and in the results', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { title: 'Le français facile', tags: ['Élémentaire'] });
  await createText(reader, { title: 'Elegie', text: 'Une autre.' });
  await sendVideo(reader, { title: 'Straße ohne Ende' });
  const word = await createWord(reader, 'élève', { translation: 'der Schüler' });
  await reader.call(createSavedItem, { body: { kind: 'word', word: word.id } });
  const searchTitles = async (q: string) => {
    const { texts, videos, words, tags, saved } = await reader.call(search, { query: { q } });
    return [
      ...[...texts.results, ...videos.results].map(({ title }) => title),
      ...words.results.map(({ text }) => text),
      ...tags.results.map(({ name }) => name),
      ...saved.results.map(({ quote }) => quote),
    ];
  };
  expect(await searchTitles('francais')).toEqual(['Le français facile']);
  expect(await searchTitles('FACÍLE')).toEqual(['Le français facile']);
  expect(await searchTitles('élégie')).toEqual(['Elegie']);
  expect(await searchTitles('strasse')).toEqual(['Straße ohne Ende']);
  expect(await searchTitles('schuler')).toEqual(['élève']);
  expect(await searchTitles('eleve')).toEqual(['élève', 'élève']);
  expect(await searchTitles('ELEMENT')).toEqual(['Élémentaire']);
});

test('finds nothing in the trash or in other accounts', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createText(reader, { title: 'Secret', tags: ['secret'] });
  await createWord(reader, 'secret');
  const none = { results: [], more: false };
  const foreign = await other.call(search, { query: { q: 'secret' } });
  expect(foreign).toEqual({
    texts: none,
    videos: none,
    words: none,
    saved: none,
    tags: none,
    products: none,
  });
  await reader.call(trashText, { params: { id } });
  expect((await reader.call(search, { query: { q: 'secret' } })).texts).toEqual(none);
});

test('rejects an empty query, an overlong query and an unknown language', async () => {
  const reader = await signInLearner(app);
  for (const query of [{ q: '' }, { q: '   ' }, { q: 'x'.repeat(101) }, { q: 'x', language: 'tlh' }, {}])
    await expect(reader.call(search, { query: query as { q: string } })).rejects.toMatchObject({
      status: 400,
    });
});

test('finds only products for sale, best sellers first', async () => {
  const reader = await signInLearner(app);
  await createProduct(app, { title: 'Walrus tales', language: 9, salesCount: 1 });
  await createProduct(app, { title: 'The walrus', author: 'Ada', language: 9, salesCount: 3 });
  await createProduct(app, { title: 'A hidden walrus', language: 9, status: 'draft' });
  const { products } = await reader.call(search, { query: { q: 'WALR', language: 'en' } });
  expect(products).toEqual({
    results: [
      expect.objectContaining({ title: 'The walrus', author: 'Ada', language: 'en', type: 'text' }),
      expect.objectContaining({ title: 'Walrus tales' }),
    ],
    more: false,
  });
  expect((await reader.call(search, { query: { q: 'walrus', language: 'de' } })).products.results).toEqual(
    [],
  );
});
