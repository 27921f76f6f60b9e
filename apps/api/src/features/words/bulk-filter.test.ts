import { listWords } from '@glossa/contract/word-lists';
import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { listWordChanges, undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, type Word } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const save = async (reader: Browser, text: string, more: Record<string, unknown> = {}): Promise<Word> =>
  (
    await reader.call(addOrUpdateWord, {
      body: { text, language: 'en', knowledge_level: 1, translation: `T ${text}`, ...more },
    })
  ).word;
const fetchVocabulary = async (reader: Browser, query: Record<string, unknown> = {}) =>
  (await reader.call(listWords, { query: { sort: 'alphabetical', language: 'en', ...query } })).results;
const undo = (reader: Browser, token: string | null) =>
  reader.call(undoWords, { body: { token: token as string } });

test('changes all words that match a filter, which can be undone as one change', async () => {
  const reader = await signInLearner(app);
  const ids = [(await save(reader, 'anthill')).id, (await save(reader, 'ant')).id];
  await save(reader, 'bee', { translation: 'not an ant' });
  await save(reader, 'ant', { language: 'fr' });
  const before = await fetchVocabulary(reader);
  const bulkUpdate = await reader.call(bulkUpdateWords, {
    body: { filter: { language: 'en', search: 'ant' }, except: ids.slice(0, 1), knowledge_level: 4 },
  });
  expect(bulkUpdate.changed).toBe(2);
  expect((await fetchVocabulary(reader)).map(({ knowledge_level }) => knowledge_level)).toEqual([4, 1, 4]);
  const { results } = await reader.call(listWordChanges, { query: { page_size: 1 } });
  expect(results[0]).toMatchObject({ id: bulkUpdate.undo, count: 2, kind: 'level' });
  expect(await undo(reader, bulkUpdate.undo)).toEqual({ restored: 2, kept: 0 });
  const withoutTimestamp = (word: Word) => ({ ...word, updated_at: null });
  expect((await fetchVocabulary(reader)).map(withoutTimestamp)).toEqual(before.map(withoutTimestamp));
  expect((await fetchVocabulary(reader, { language: 'fr' }))[0]?.knowledge_level).toBe(1);
});

test('ignores, tags and deletes words by filter', async () => {
  const reader = await signInLearner(app);
  for (const text of ['ant', 'bee', 'cat']) await save(reader, text);
  const filter = { language: 'en', knowledge_level_max: 3 };
  const tagged = await reader.call(bulkUpdateWords, { body: { filter, add_tags: ['small'] } });
  expect(tagged.changed).toBe(3);
  const smallFilter = { language: 'en', tag: 'small' };
  const ignored = await reader.call(bulkUpdateWords, { body: { filter: smallFilter, ignored: true } });
  expect((await fetchVocabulary(reader)).every((word) => word.ignored && word.tags[0] === 'small')).toBe(
    true,
  );
  const deletion = await reader.call(bulkDeleteWords, { body: { filter: smallFilter } });
  expect([ignored.changed, deletion.changed]).toEqual([3, 3]);
  expect(await fetchVocabulary(reader)).toEqual([]);
  await undo(reader, deletion.undo);
  expect(await fetchVocabulary(reader, { tag: 'small', status: 'ignored' })).toHaveLength(3);
  const emptyFilter = { language: 'en', tag: 'nobody' };
  expect(await reader.call(bulkDeleteWords, { body: { filter: emptyFilter } })).toEqual({
    undo: null,
    changed: 0,
  });
});

test('changes and deletes only words without a translation', async () => {
  const reader = await signInLearner(app);
  await save(reader, 'ant');
  await createWord(reader, 'bee', { translation: '' });
  await createWord(reader, 'cat', { translation: '' });
  const filter = { language: 'en', has_translation: false };
  const done = await reader.call(bulkUpdateWords, { body: { filter, knowledge_level: 4 } });
  expect(done.changed).toBe(2);
  expect((await fetchVocabulary(reader)).map(({ knowledge_level }) => knowledge_level)).toEqual([1, 4, 4]);
  expect((await reader.call(bulkDeleteWords, { body: { filter } })).changed).toBe(2);
  expect((await fetchVocabulary(reader)).map(({ text }) => text)).toEqual(['ant']);
});

test('applies concurrent bulk changes one after the other', async () => {
  const reader = await signInLearner(app);
  for (const text of ['ant', 'bee', 'cat']) await save(reader, text);
  const filter = { language: 'en', knowledge_level: 1 };
  const results = await Promise.all(
    [2, 3].map((level) => reader.call(bulkUpdateWords, { body: { filter, knowledge_level: level } })),
  );
  // The first request leaves no words at level 1 for the second.
  expect(results.map(({ changed }) => changed).sort((a, b) => a - b)).toEqual([0, 3]);
});

test('limits a filter to the learner’s own words', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  await save(reader, 'ant', { tags: ['mine'] });
  for (const filter of [{ language: 'en' }, { language: 'en', tag: 'mine' }]) {
    const body = { filter };
    expect((await other.call(bulkDeleteWords, { body })).changed).toBe(0);
    expect((await other.call(bulkUpdateWords, { body: { ...body, knowledge_level: 5 } })).changed).toBe(0);
  }
  expect((await fetchVocabulary(reader))[0]?.knowledge_level).toBe(1);
});

test('rejects a filter without a language, with unknown fields or combined with IDs', async () => {
  const reader = await signInLearner(app);
  const { id } = await save(reader, 'ant');
  const filter = { language: 'en' };
  const rejectedBodies: Record<string, unknown>[] = [
    { filter: {} },
    { filter: { search: 'ant' } },
    { filter: { language: 'en', owner: 'me' } },
    { filter: { language: 'en', knowledge_level: 7 } },
    { filter: { language: 'en', has_translation: 'perhaps' } },
    { filter, ids: [id] },
    { ids: [] },
    {},
  ];
  for (const body of rejectedBodies) {
    await expect(reader.call(bulkDeleteWords, { body })).rejects.toMatchObject({
      status: 400,
    });
    await expect(reader.call(bulkUpdateWords, { body: { ...body, ignored: true } })).rejects.toMatchObject({
      status: 400,
    });
  }
  expect(await fetchVocabulary(reader)).toHaveLength(1);
});
