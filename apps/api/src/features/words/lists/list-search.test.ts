import { listWords, searchAllWords } from '@glossa/contract/word-lists';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { listMatchingWords, createReaderWithWords, toTexts } from '#testing/reader-with-words.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

type Lister = typeof listWords | typeof searchAllWords;

test('searches words and translations and matches special characters literally', async () => {
  const learner = await signInLearner(app);
  await createWord(learner, 'Café', { translation: 'Kaffeehaus' });
  await createWord(learner, 'rate', { translation: '50% off_now' });
  await createWord(learner, 'path', { translation: String.raw`C:\temp "x" 😀` });
  await createWord(learner, "it's", { translation: 'ça va' });
  await createWord(learner, 'peace', { translation: 'سلام ‏(שלום)' });
  const search = (text: string) => listMatchingWords(learner, { search: text });
  expect(await search('AFÉ')).toEqual(['café']);
  expect(await search('kaffee')).toEqual(['café']);
  expect(await search('cafe\u0301')).toEqual(['café']);
  expect(await search('%')).toEqual(['rate']);
  expect(await search('_')).toEqual(['rate']);
  expect(await search('\\')).toEqual(['path']);
  expect(await search('"x"')).toEqual(['path']);
  expect(await search('😀')).toEqual(['path']);
  expect(await search('it’s')).toEqual(["it's"]);
  expect(await search('ÇA')).toEqual(["it's"]);
  expect(await search('سلام')).toEqual(['peace']);
  expect(await search('שלום')).toEqual(['peace']);
  expect(await search("'; DROP TABLE term; --")).toEqual([]);
  expect(await search('a')).toEqual(['café', "it's", 'path', 'peace', 'rate']);
  expect(await search('\u00ad')).toEqual([]);
  expect(await search('   ')).toHaveLength(5);
});

test('lists the current language and searches all languages, unless one is given', async () => {
  const learner = await createReaderWithWords(app);
  await createWord(learner, 'renard', { language: 'fr' });
  await createWord(learner, 'fox', { language: 'fr' });
  const list = async (endpoint: Lister, query: object, browser: Browser = learner) =>
    toTexts((await browser.call(endpoint, { query: { sort: 'alphabetical', ...query } })).results);
  expect(await list(listWords, { search: 'fox' })).toEqual(['fox', 'sly fox']);
  expect(await list(listWords, { language: 'fr' })).toEqual(['fox', 'renard']);
  expect(await list(searchAllWords, { search: 'fox' })).toEqual(['fox', 'fox', 'sly fox']);
  expect(await list(searchAllWords, { language: '7' })).toEqual(['fox', 'renard']);
  expect(await list(searchAllWords, {})).toHaveLength(8);

  const undecided = await signInLearner(app, await createLearner(app, { currentLanguage: null }));
  await createWord(undecided, 'fox');
  await createWord(undecided, 'renard', { language: 'fr' });
  expect(await list(listWords, {}, undecided)).toEqual(['fox', 'renard']);
});
