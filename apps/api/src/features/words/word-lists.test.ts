import type { ApiError } from '@glossa/contract/client';
import type { CallResult } from '@glossa/contract/endpoint';
import { getVocabulary, listWords, searchAllWords, type WordSort } from '@glossa/contract/word-lists';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { addOrUpdateWord, type Word } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '../../testing/browser.ts';
import { createText } from '../../testing/factories/text.ts';
import { createLearner } from '../../testing/factories/learner.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = startTestApp();

type Lister = typeof listWords | typeof searchAllWords;

const save = async (reader: Browser, text: string, more: Record<string, unknown> = {}): Promise<Word> =>
  (
    await reader.call(addOrUpdateWord, {
      body: { text, language: 'en', knowledge_level: 1, translation: `T-${text}`, ...more },
    })
  ).word;

const texts = (words: readonly Word[]) => words.map(({ text }) => text);
const found = async (reader: Browser, query: Record<string, unknown>) => {
  const { results, count } = await reader.call(listWords, {
    query: { language: 'en', sort: 'alphabetical', page_size: 100, ...query },
  });
  expect(count).toBe(results.length);
  return texts(results);
};

/** Six words at all standings, in the order of time. */
async function taughtReader(): Promise<Awaited<ReturnType<typeof signedIn>>> {
  const learner = await signedIn(app);
  await save(learner, 'fox', { knowledge_level: 0, tags: ['Animals'], part_of_speech: 'noun' });
  await save(learner, 'grape', { knowledge_level: 1, tags: ['fruit'], part_of_speech: 'noun' });
  await save(learner, 'hang', { knowledge_level: 3, part_of_speech: 'verb' });
  await save(learner, 'sly fox', { knowledge_level: 4, tags: ['animals', 'fruit'] });
  await save(learner, 'high', { knowledge_level: 5 });
  await save(learner, 'aesop', { knowledge_level: 2, ignored: true });
  return learner;
}

test('every filter of levels, alone and together', async () => {
  const learner = await taughtReader();
  expect(await found(learner, {})).toEqual(['aesop', 'fox', 'grape', 'hang', 'high', 'sly fox']);
  expect(await found(learner, { knowledge_level: 3 })).toEqual(['hang']);
  expect(await found(learner, { knowledge_level_min: 1, knowledge_level_max: 4 })).toEqual([
    'grape',
    'hang',
    'sly fox',
  ]);
  expect(await found(learner, { status: 'unknown' })).toEqual(['fox']);
  expect(await found(learner, { status: 'learning' })).toEqual(['grape', 'hang']);
  expect(await found(learner, { status: 'learning', knowledge_level_min: 2 })).toEqual(['hang']);
  expect(await found(learner, { status: 'known' })).toEqual(['sly fox']);
  expect(await found(learner, { status: 'mastered' })).toEqual(['high']);
  expect(await found(learner, { status: 'ignored' })).toEqual(['aesop']);
  expect(await found(learner, { ignored: 'true' })).toEqual(['aesop']);
  expect(await found(learner, { ignored: 'true', knowledge_level: 2 })).toEqual(['aesop']);
  expect(await found(learner, { ignored: 'true', knowledge_level: 3 })).toEqual([]);
  expect(await found(learner, { ignored: 'false' })).toHaveLength(5);
  expect(await found(learner, { status: 'known', ignored: 'true' })).toEqual([]);
  expect(await found(learner, { knowledge_level_min: 4, knowledge_level_max: 1 })).toEqual([]);
});

test('tags, parts of speech, phrases and source texts', async () => {
  const learner = await taughtReader();
  expect(await found(learner, { tag: 'animals' })).toEqual(['fox', 'sly fox']);
  expect(await found(learner, { tag: 'ANIMALS', is_phrase: 'true' })).toEqual(['sly fox']);
  expect(await found(learner, { tag: 'none' })).toEqual([]);
  expect(await found(learner, { part_of_speech: 'noun' })).toEqual(['fox', 'grape']);
  expect(await found(learner, { part_of_speech: 'noun', tag: 'fruit' })).toEqual(['grape']);
  expect(await found(learner, { is_phrase: 'true' })).toEqual(['sly fox']);
  expect(await found(learner, { is_phrase: 'false', status: 'known' })).toEqual([]);
  expect(await found(learner, { is_phrase: 'false' })).toHaveLength(5);
  const fable = await createText(learner, { text: 'A sly grape met a fox. It hung high.' });
  const other = await createText(learner, { text: 'A fox met a grape.' });
  expect(await found(learner, { text: fable.id })).toEqual(['fox', 'grape', 'high', 'sly fox']);
  expect(await found(learner, { text: other.id, tag: 'fruit' })).toEqual(['grape']);
  expect(await found(learner, { text: fable.id, search: 'fox', is_phrase: 'false' })).toEqual(['fox']);
  // A depth is of the mind map only.
  expect(await found(learner, { max_depth: 2 })).toHaveLength(6);

  const stranger = await signedIn(app);
  await save(stranger, 'fox');
  expect(await found(stranger, { text: fable.id })).toEqual([]);
  expect(await found(stranger, { tag: 'animals' })).toEqual([]);
});

test('a search finds forms and translations, and takes every character as it is', async () => {
  const learner = await signedIn(app);
  await save(learner, 'Café', { translation: 'Kaffeehaus' });
  await save(learner, 'rate', { translation: '50% off_now' });
  await save(learner, 'path', { translation: String.raw`C:\temp "x" 😀` });
  await save(learner, "it's", { translation: 'ça va' });
  await save(learner, 'peace', { translation: 'سلام ‏(שלום)' });
  const search = (text: string) => found(learner, { search: text });
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

test('a list is of the current language, a search of all, unless one is given', async () => {
  const learner = await taughtReader();
  await save(learner, 'renard', { language: 'fr' });
  await save(learner, 'fox', { language: 'fr' });
  const list = async (endpoint: Lister, query: object, browser: Browser = learner) =>
    texts((await browser.call(endpoint, { query: { sort: 'alphabetical', ...query } })).results);
  expect(await list(listWords, { search: 'fox' })).toEqual(['fox', 'sly fox']);
  expect(await list(listWords, { language: 'fr' })).toEqual(['fox', 'renard']);
  expect(await list(searchAllWords, { search: 'fox' })).toEqual(['fox', 'fox', 'sly fox']);
  expect(await list(searchAllWords, { language: '7' })).toEqual(['fox', 'renard']);
  expect(await list(searchAllWords, {})).toHaveLength(8);

  const undecided = await signedIn(app, await createLearner(app, { currentLanguage: null }));
  await save(undecided, 'fox');
  await save(undecided, 'renard', { language: 'fr' });
  expect(await list(listWords, {}, undecided)).toEqual(['fox', 'renard']);
});

const sorts: [WordSort, string[]][] = [
  ['recent', ['aesop', 'high', 'sly fox', 'hang', 'grape', 'fox']],
  ['oldest', ['fox', 'grape', 'hang', 'sly fox', 'high', 'aesop']],
  ['alphabetical', ['aesop', 'fox', 'grape', 'hang', 'high', 'sly fox']],
  ['reverse', ['sly fox', 'high', 'hang', 'grape', 'fox', 'aesop']],
  ['level', ['fox', 'grape', 'hang', 'sly fox', 'high', 'aesop']],
];

test.each(sorts)(
  '%s: one order, by pages and behind the last word, with and without filters',
  async (sort, all) => {
    const learner = await taughtReader();
    for (const search of [undefined, 'T-']) {
      const query = { language: 'en', search, sort, page_size: 2 };
      const pages = await Promise.all(
        [1, 2, 3].map((page) => learner.call(listWords, { query: { ...query, page } })),
      );
      expect(texts(pages.flatMap(({ results }) => results))).toEqual(all);
      expect(pages.map(({ count }) => count)).toEqual([6, 6, 6]);
      const seen: string[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const answer = await learner.call(listWords, { query: { ...query, after } });
        seen.push(...texts(answer.results));
        expect(answer.count).toBe(6);
        after = answer.after;
      }
      expect(seen).toEqual(all);
    }
  },
);

test('a search with very many hits keeps count and order, by pages and behind the last word', async () => {
  const learner = await signedIn(app);
  await app.deps.db.pool.query(
    `WITH made AS (
       INSERT INTO term (language, form)
       SELECT 9, CASE WHEN n % 2 = 0 THEN 'plenty' ELSE 'other' END || n FROM generate_series(1, 4500) n
       ON CONFLICT (language, form) DO UPDATE SET form = excluded.form RETURNING id, form
     )
     INSERT INTO learner_word (learner_id, term_id, language, form, level, ignored, translation, created_at)
     SELECT $1, id, 9, form, id % 6, id % 29 = 0,
       CASE WHEN form LIKE 'other%' THEN 'Plenty of it' ELSE '' END, now() - id * interval '1 minute' FROM made`,
    [learner.learnerId],
  );
  await app.deps.db.pool.query('SELECT recount_learner($1)', [learner.learnerId]);
  await save(learner, 'fox');
  for (const [sort] of sorts) {
    const query = { language: 'en', sort, page_size: 100 };
    const everything = await learner.call(listWords, { query });
    const expected = texts(everything.results)
      .filter((text) => text !== 'fox')
      .slice(0, 60);
    const search = { ...query, page_size: 20, search: 'PLENTY' };
    const pages = await Promise.all(
      [1, 2, 3].map((page) => learner.call(listWords, { query: { ...search, page } })),
    );
    expect(pages.map(({ count }) => count)).toEqual([4500, 4500, 4500]);
    expect(texts(pages.flatMap(({ results }) => results))).toEqual(expected);
    const first = await learner.call(listWords, { query: { ...search, page_size: 40 } });
    const second = await learner.call(listWords, { query: { ...search, after: first.after ?? '' } });
    expect(texts([...first.results, ...second.results])).toEqual(expected);
  }
});

test('addresses of the neighbours, also behind a word', async () => {
  const learner = await taughtReader();
  const get = async (address: string | null) =>
    (await (await learner.fetch(address as string)).json()) as CallResult<typeof listWords>;
  const query = { language: 'en', sort: 'alphabetical', page_size: 2 } as const;
  const first = await learner.call(listWords, { query });
  expect(first.previous).toBeNull();
  const second = await get(first.next);
  expect(texts(second.results)).toEqual(['grape', 'hang']);
  expect(texts((await get(second.previous)).results)).toEqual(['aesop', 'fox']);
  const behind = await learner.call(listWords, { query: { ...query, after: first.after ?? '' } });
  expect(texts(behind.results)).toEqual(['grape', 'hang']);
  const last = await get(behind.next);
  expect(last).toMatchObject({
    next: null,
    previous: null,
    results: [{ text: 'high' }, { text: 'sly fox' }],
  });
  const beyond = await learner.call(listWords, { query: { ...query, page: 9 } });
  expect(beyond).toMatchObject({ results: [], count: 6, next: null });
});

test('words that change between two pages are neither missed nor told twice', async () => {
  const learner = await taughtReader();
  const query = { language: 'en', sort: 'alphabetical', page_size: 3 } as const;
  const first = await learner.call(listWords, { query });
  expect(texts(first.results)).toEqual(['aesop', 'fox', 'grape']);
  await save(learner, 'bee');
  await learner.call(bulkUpdateWords, {
    body: { texts: ['hang', 'grape'], language: 'en', knowledge_level: 5 },
  });
  const second = await learner.call(listWords, { query: { ...query, after: first.after ?? '' } });
  expect(texts(second.results)).toEqual(['hang', 'high', 'sly fox']);
  expect(second.count).toBe(7);
});

test('what is no filter, place or page is refused with its field', async () => {
  const learner = await signedIn(app);
  await save(learner, 'ant');
  await save(learner, 'bee');
  const { after } = await learner.call(listWords, { query: { page_size: 1, sort: 'alphabetical' } });
  const odd: Record<string, unknown>[] = [
    { after: 'nonsense' },
    { after: '' },
    { after, sort: 'recent' },
    { after: Buffer.from('["recent","99999999999999999999",1,1]').toString('base64url') },
    { after: Buffer.from(`["alphabetical","a\u0000b",1,1]`).toString('base64url'), sort: 'alphabetical' },
    { language: 'xx' },
    { knowledge_level: 6 },
    { knowledge_level_min: '' },
    { knowledge_level_max: 'high' },
    { status: 'forgotten' },
    { text: 'x' },
    { is_phrase: 'maybe' },
    { sort: 'random' },
    { page: 0 },
    { page_size: 101 },
    { search: 'x'.repeat(201) },
  ];
  const refusals = await Promise.all(
    odd.map((query) =>
      learner
        .call(listWords, { query })
        .then(String, ({ status, fields }: ApiError) => [status, ...Object.keys(fields)]),
    ),
  );
  expect(refusals).toEqual(odd.map((query) => [400, Object.keys(query)[0]]));
});

test('somebody else’s words are in no list', async () => {
  const [mine, other] = [await taughtReader(), await signedIn(app)];
  await save(other, 'owl');
  expect(await found(other, {})).toEqual(['owl']);
  expect(await found(mine, { search: 'owl' })).toEqual([]);
  expect(await other.call(getVocabulary, { query: { language: 'en' } })).toEqual({
    levels: [0, 1, 0, 0, 0, 0],
    ignored: 0,
    tags: [],
    parts_of_speech: [],
  });
});

test('the vocabulary counts by level and names what words can be chosen by', async () => {
  const learner = await taughtReader();
  await save(learner, 'renard', { language: 'fr', part_of_speech: 'nom', tags: ['zoo'] });
  expect(await learner.call(getVocabulary, { query: { language: 'en' } })).toEqual({
    levels: [1, 1, 0, 1, 1, 1],
    ignored: 1,
    tags: ['Animals', 'fruit', 'zoo'],
    parts_of_speech: ['noun', 'verb'],
  });
});
