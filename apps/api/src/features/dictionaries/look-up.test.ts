import { lookUpWord } from '@glossa/contract/dictionaries';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createDictionary } from '#testing/factories/dictionary.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let reader: Browser;

const lookUp = (text: string, language = 'de', target?: string) =>
  reader.call(lookUpWord, { query: { language, text, ...(target ? { target } : {}) } });
const listMatches = async (text: string, language?: string, target?: string) =>
  (await lookUp(text, language, target)).entries.map(({ headword, match }) => [headword, match]);

beforeAll(async () => {
  reader = await signInLearner(app);
  await createDictionary(app, {
    name: 'deu-eng',
    entries: [
      { headword: 'schon', senses: [{ text: 'already' }] },
      { headword: 'schön', senses: [{ text: 'beautiful', examples: ['ein schöner Tag'] }] },
      { headword: 'Straße' },
      {
        headword: 'gehen',
        partOfSpeech: 'verb',
        reading: '/ˈɡeːən/',
        inflected: ['geht', 'ging', 'gegangen'],
      },
      { headword: 'Ging', senses: [{ text: 'a dish' }] },
      { headword: 'sein', inflected: ['waren'] },
      { headword: 'wären' },
      { headword: 'weiß' },
      { headword: 'Weiß' },
      { headword: 'auf der Hut sein' },
    ],
  });
  await createDictionary(app, {
    name: 'deu-fra',
    target: 'fr',
    entries: [{ headword: 'gehen', senses: [{ text: 'aller' }] }],
  });
  await createDictionary(app, { name: 'ara-eng', language: 'ar', entries: [{ headword: 'كِتَاب' }] });
  await createDictionary(app, {
    name: 'grc-eng',
    language: 'grc',
    entries: Array.from({ length: 30 }, (_, n) => ({
      headword: 'λόγος',
      senses: [{ text: `meaning ${n}` }],
    })),
  });
});

test('returns an entry with its dictionary and license', async () => {
  expect(await lookUp('schön')).toEqual({
    text: 'schön',
    entries: [
      {
        headword: 'schön',
        reading: '',
        part_of_speech: '',
        senses: [{ text: 'beautiful', examples: ['ein schöner Tag'] }],
        dictionary: {
          name: 'deu-eng',
          title: 'deu-eng',
          licence: 'CC0-1.0',
          source: 'https://example.test/',
          target: 'en',
        },
        match: 'form',
      },
    ],
    lemmas: [],
    dictionaries_installed: true,
    translation: false,
  });
});

test.each([
  [
    'as it is written comes first',
    'Weiß',
    [
      ['Weiß', 'form'],
      ['weiß', 'form'],
    ],
  ],
  ['normalised', 'SCHON', [['schon', 'form']]],
  ['without accents where no headword is meant', 'strasse', [['Straße', 'folded']]],
  [
    'with accents where none are',
    'schôn',
    [
      ['schon', 'folded'],
      ['schön', 'folded'],
    ],
  ],
  ['a phrase', 'Auf  der Hut sein', [['auf der Hut sein', 'form']]],
  ['nothing', 'Nirgendwo', []],
  ['marks of punctuation only', '\u00ad', []],
])('looks up a word: %s', async (_how, text, entries) => {
  expect(await listMatches(text)).toEqual(entries);
});

test('resolves an inflected form to its lemma and suggests it', async () => {
  const { entries, lemmas } = await lookUp('ging');
  expect(entries.map(({ headword, match, lemma }) => [headword, match, lemma])).toEqual([
    ['gehen', 'lemma', 'gehen'],
    // Comes second because it is a noun, which the learner would have capitalized.
    ['Ging', 'form', undefined],
  ]);
  expect(lemmas).toEqual([{ text: 'gehen', source: 'dictionary', rank: 0 }]);
});

test('puts an inflected form before a headword that differs in accents', async () => {
  expect(await listMatches('waren')).toEqual([['sein', 'lemma']]);
  expect(await listMatches('Waren')).toEqual([['sein', 'lemma']]);
  expect(await listMatches('wären')).toEqual([['wären', 'form']]);
});

test('puts meanings in the native language first, then those in the language of the interface', async () => {
  const learner = await createLearner(app, { nativeLanguage: 'fr', uiLanguage: 'es' });
  const browser = await signInLearner(app, learner);
  const { entries } = await browser.call(lookUpWord, { query: { language: 'de', text: 'gehen' } });
  expect(entries.map(({ dictionary }) => dictionary.target)).toEqual(['fr', 'en']);
});

test('uses a dictionary in another language only for a word that the others lack', async () => {
  await createDictionary(app, {
    name: 'deu-ita',
    target: 'it',
    entries: [{ headword: 'gehen' }, { headword: 'Bratpfanne', senses: [{ text: 'padella' }] }],
  });
  expect(await listMatches('gehen')).toHaveLength(1);
  expect((await lookUp('Bratpfanne')).entries).toMatchObject([{ dictionary: { target: 'it' } }]);
});

test('also looks up a lemma suggested by the text analysis', async () => {
  const { db } = app.deps;
  const [form, lemma] = [
    await db.prisma.term.create({ data: { language: 8, form: 'gingst' } }),
    await db.prisma.term.create({ data: { language: 8, form: 'gehen' } }),
  ];
  await db.prisma.termLemma.create({ data: { termId: form.id, lemmaId: lemma.id, source: 3, rank: 0 } });
  const { entries, lemmas } = await lookUp('gingst', 'de', 'en');
  expect(entries).toMatchObject([{ headword: 'gehen', match: 'lemma', lemma: 'gehen' }]);
  expect(lemmas).toEqual([{ text: 'gehen', source: 'lemmatiser', rank: 0 }]);
});

test('finds a word by stripping its affixes if nothing else is found', async () => {
  await createDictionary(app, {
    name: 'heb-eng',
    language: 'he',
    entries: [{ headword: 'בית' }, { headword: 'הלך', inflected: ['הלכתי'] }],
  });
  expect(await listMatches('ובבית', 'he')).toEqual([['בית', 'lemma']]);
  expect(await listMatches('והלכתי', 'he')).toEqual([['הלך', 'lemma']]);
});

test('ignores vowel marks', async () => {
  expect(await listMatches('كتاب', 'ar')).toEqual([['كِتَاب', 'folded']]);
});

test('queries only dictionaries with the requested target language', async () => {
  expect((await lookUp('gehen')).entries).toMatchObject([{ dictionary: { name: 'deu-eng' } }]);
  expect((await lookUp('gehen', 'de', 'fra')).entries).toMatchObject([{ dictionary: { name: 'deu-fra' } }]);
});

test('limits the number of entries', async () => {
  expect((await lookUp('λόγος', 'grc')).entries).toHaveLength(20);
});

test('returns no entries when no dictionary is installed', async () => {
  expect(await lookUp('kitap', 'tr')).toMatchObject({
    entries: [],
    lemmas: [],
    dictionaries_installed: false,
  });
  expect(await lookUp('schon', 'de', 'pl')).toMatchObject({ entries: [], dictionaries_installed: false });
});

test.each([
  [{ language: 'de', text: '' }],
  [{ language: 'xx', text: 'a' }],
  [{ language: 'de', text: 'a'.repeat(201) }],
  [{ language: 'de', text: 'a', target: 'no code' }],
])('rejects the invalid query %o', async (query) => {
  await expect(reader.call(lookUpWord, { query })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
  });
});

test('looks up the parts of a compound that isn’t in any dictionary', async () => {
  await createDictionary(app, {
    name: 'deu-eng-parts',
    entries: [
      { headword: 'Haus', senses: [{ text: 'house' }], inflected: ['Häuser'] },
      { headword: 'Tür', senses: [{ text: 'door' }] },
      { headword: 'Haustier', senses: [{ text: 'pet' }] },
      { headword: 'Geburt', senses: [{ text: 'birth' }] },
      { headword: 'Tag', senses: [{ text: 'day' }] },
      { headword: 'haus', senses: [{ text: 'a lower-case namesake' }] },
    ],
  });
  const formatMatches = async (text: string) =>
    (await lookUp(text)).entries.map(({ headword, match }) => `${headword} (${match})`);
  expect(await formatMatches('Haustier')).toEqual(['Haustier (form)']);
  expect(await formatMatches('Haustür')).toEqual(['Haus (part)', 'haus (part)', 'Tür (part)']);
  expect(await formatMatches('Geburtstage')).toEqual(['Geburt (part)', 'Tag (part)']);
  expect(await formatMatches('Häusertür')).toEqual(['Haus (part)', 'Tür (part)']);
  expect(await formatMatches('Xyzhaus')).toEqual([]);
  expect((await lookUp('Haustür')).lemmas).toEqual([]);
});

test('looks up the parts of unknown Thai and Chinese words, but not of names', async () => {
  const entries = (headwords: string) => headwords.split(' ').map((headword) => ({ headword }));
  await createDictionary(app, { name: 'tha-eng', language: 'th', entries: entries('การ เรียน ก') });
  await createDictionary(app, { name: 'zho-eng', language: 'zh', entries: entries('图书馆 员 埃 舍 尔') });
  const listHeadwords = async (text: string, language: string) =>
    (await lookUp(text, language)).entries.map(({ headword }) => headword);
  expect(await listHeadwords('การเรียน', 'th')).toEqual(['การ', 'เรียน']);
  expect(await listHeadwords('图书馆员', 'zh')).toEqual(['图书馆', '员']);
  expect(await listHeadwords('埃舍尔', 'zh')).toEqual([]);
});
