import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import type { ApiError } from '@glossa/contract/client';
import type { CallResult } from '@glossa/contract/endpoint';
import { listWords, type WordSort } from '@glossa/contract/word-lists';
import { expect, test } from 'vitest';

import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { createReaderWithWords, toTexts } from '#testing/reader-with-words.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const sorts: [WordSort, string[]][] = [
  ['recent', ['aesop', 'high', 'sly fox', 'hang', 'grape', 'fox']],
  ['oldest', ['fox', 'grape', 'hang', 'sly fox', 'high', 'aesop']],
  ['alphabetical', ['aesop', 'fox', 'grape', 'hang', 'high', 'sly fox']],
  ['reverse', ['sly fox', 'high', 'hang', 'grape', 'fox', 'aesop']],
  ['level', ['fox', 'grape', 'hang', 'sly fox', 'high', 'aesop']],
];

test.each(sorts)(
  '%s: keeps the same order by page number and by cursor, with and without a search',
  async (sort, all) => {
    const learner = await createReaderWithWords(app);
    for (const search of [undefined, 'T-']) {
      const query = { language: 'en', search, sort, page_size: 2 };
      const pages = await Promise.all(
        [1, 2, 3].map((page) => learner.call(listWords, { query: { ...query, page } })),
      );
      expect(toTexts(pages.flatMap(({ results }) => results))).toEqual(all);
      expect(pages.map(({ count }) => count)).toEqual([6, 6, 6]);
      const seenWords: string[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const page = await learner.call(listWords, { query: { ...query, after } });
        seenWords.push(...toTexts(page.results));
        expect(page.count).toBe(6);
        after = page.after;
      }
      expect(seenWords).toEqual(all);
    }
  },
);

test('keeps the count and order of a search with thousands of hits, by page number and by cursor', async () => {
  const learner = await signInLearner(app);
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
  await createWord(learner, 'fox');
  for (const [sort] of sorts) {
    const query = { language: 'en', sort, page_size: 100 };
    const allWords = await learner.call(listWords, { query });
    const expected = toTexts(allWords.results)
      .filter((text) => text !== 'fox')
      .slice(0, 60);
    const search = { ...query, page_size: 20, search: 'PLENTY' };
    const pages = await Promise.all(
      [1, 2, 3].map((page) => learner.call(listWords, { query: { ...search, page } })),
    );
    expect(pages.map(({ count }) => count)).toEqual([4500, 4500, 4500]);
    expect(toTexts(pages.flatMap(({ results }) => results))).toEqual(expected);
    const first = await learner.call(listWords, { query: { ...search, page_size: 40 } });
    const second = await learner.call(listWords, { query: { ...search, after: first.after ?? '' } });
    expect(toTexts([...first.results, ...second.results])).toEqual(expected);
  }
});

test('returns the URLs of the next and previous pages, or only of the next one with a cursor', async () => {
  const learner = await createReaderWithWords(app);
  const get = async (address: string | null) =>
    (await (await learner.fetch(address as string)).json()) as CallResult<typeof listWords>;
  const query = { language: 'en', sort: 'alphabetical', page_size: 2 } as const;
  const first = await learner.call(listWords, { query });
  expect(first.previous).toBeNull();
  const second = await get(first.next);
  expect(toTexts(second.results)).toEqual(['grape', 'hang']);
  expect(toTexts((await get(second.previous)).results)).toEqual(['aesop', 'fox']);
  const nextPage = await learner.call(listWords, { query: { ...query, after: first.after ?? '' } });
  expect(toTexts(nextPage.results)).toEqual(['grape', 'hang']);
  const last = await get(nextPage.next);
  expect(last).toMatchObject({
    next: null,
    previous: null,
    results: [{ text: 'high' }, { text: 'sly fox' }],
  });
  const pastEnd = await learner.call(listWords, { query: { ...query, page: 9 } });
  expect(pastEnd).toMatchObject({ results: [], count: 6, next: null });
});

test('neither skips nor repeats words that change between two pages', async () => {
  const learner = await createReaderWithWords(app);
  const query = { language: 'en', sort: 'alphabetical', page_size: 3 } as const;
  const first = await learner.call(listWords, { query });
  expect(toTexts(first.results)).toEqual(['aesop', 'fox', 'grape']);
  await createWord(learner, 'bee');
  await learner.call(bulkUpdateWords, {
    body: { texts: ['hang', 'grape'], language: 'en', knowledge_level: 5 },
  });
  const second = await learner.call(listWords, { query: { ...query, after: first.after ?? '' } });
  expect(toTexts(second.results)).toEqual(['hang', 'high', 'sly fox']);
  expect(second.count).toBe(7);
});

test('rejects an invalid filter, cursor or page and names the field', async () => {
  const learner = await signInLearner(app);
  await createWord(learner, 'ant');
  await createWord(learner, 'bee');
  const { after } = await learner.call(listWords, { query: { page_size: 1, sort: 'alphabetical' } });
  const invalidQueries: Record<string, unknown>[] = [
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
  const rejections = await Promise.all(
    invalidQueries.map((query) =>
      learner
        .call(listWords, { query })
        .then(String, ({ status, fields }: ApiError) => [status, ...Object.keys(fields)]),
    ),
  );
  expect(rejections).toEqual(invalidQueries.map((query) => [400, Object.keys(query)[0]]));
});
