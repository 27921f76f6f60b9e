import { markKnown } from '@glossa/contract/reading';
import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { listWordChanges, undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const save = async (reader: Browser, text: string, more: Record<string, unknown> = {}) =>
  (
    await reader.call(addOrUpdateWord, {
      body: { text, language: 'en', knowledge_level: 2, translation: `t ${text}`, ...more },
    })
  ).word;
const undo = (reader: Browser, token: string | null) =>
  reader.call(undoWords, { body: { token: token as string } });

test('lists every change, newest first, in pages', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'ant bee cat dog' });
  await save(reader, 'ant');
  await reader.call(markKnown, { params: { id }, body: { from_sentence: 0, to_sentence: 0 } });
  const ids = [(await save(reader, 'ant', { knowledge_level: 3 })).id];
  await reader.call(bulkUpdateWords, { body: { ids, add_tags: ['insects'] } });
  const { undo: token } = await reader.call(bulkDeleteWords, { body: { ids } });
  await undo(reader, token);

  const { results, more } = await reader.call(listWordChanges, { query: { page_size: 3 } });
  expect(more).toBe(true);
  expect(results.map(({ kind, count, undone_at }) => [kind, count, undone_at !== null])).toEqual([
    ['delete', 1, true],
    ['tag', 1, false],
    ['edit', 1, false],
  ]);
  expect(results[2]?.sample).toEqual([
    { text: 'ant', before: { level: 2, ignored: false }, after: { level: 3, ignored: false } },
  ]);
  const rest = await reader.call(listWordChanges, { query: { page_size: 3, after: results[2]?.id } });
  expect(rest.results.map(({ kind, count }) => [kind, count])).toEqual([
    ['page', 3],
    ['edit', 1],
  ]);
  expect(rest.results[1]?.sample).toEqual([
    { text: 'ant', before: null, after: { level: 2, ignored: false } },
  ]);
  expect(rest.more).toBe(false);

  const other = await signInLearner(app);
  expect((await other.call(listWordChanges, {})).results).toEqual([]);
});

test('adds tags to several words and removes others, and can undo that', async () => {
  const reader = await signInLearner(app);
  const ids = [(await save(reader, 'ant', { tags: ['small'] })).id, (await save(reader, 'bee')).id];
  const fetchTags = () =>
    Promise.all(ids.map(async (id) => (await reader.call(getWord, { params: { id } })).tags));
  const bulkUpdate = await reader.call(bulkUpdateWords, {
    body: { ids, add_tags: ['insects', 'Insects'], remove_tags: ['SMALL'] },
  });
  expect(bulkUpdate.changed).toBe(2);
  expect(await fetchTags()).toEqual([['Insects'], ['Insects']]);
  const secondUpdate = await reader.call(bulkUpdateWords, { body: { ids, add_tags: ['insects'] } });
  expect(secondUpdate).toEqual({ undo: null, changed: 0 });
  expect(await undo(reader, bulkUpdate.undo)).toEqual({ restored: 2, kept: 0 });
  expect(await fetchTags()).toEqual([['small'], []]);
});

test('undo restores deleted words with all their data', async () => {
  const reader = await signInLearner(app);
  const before = [
    await save(reader, 'ant', { notes: 'six legs', tags: ['small'], lemma: 'Ants', example: 'An ant.' }),
    await save(reader, 'bee'),
  ];
  const ids = before.map(({ id }) => id);
  const { undo: token, changed } = await reader.call(bulkDeleteWords, { body: { ids } });
  expect(changed).toBe(2);
  await save(reader, 'bee', { translation: 'newer' });
  expect(await undo(reader, token)).toEqual({ restored: 1, kept: 1 });
  expect(await reader.call(getWord, { params: { id: ids[0] as number } })).toEqual(before[0]);
  expect((await reader.call(getWord, { params: { id: ids[1] as number } })).translation).toBe('newer');
});

test('undo restores the fields and tags from before an edit', async () => {
  const reader = await signInLearner(app);
  const before = await save(reader, 'ant', { tags: ['small'], part_of_speech: 'noun' });
  const edit = await reader.call(addOrUpdateWord, {
    body: { text: 'ant', language: 'en', knowledge_level: 4, translation: 'other', tags: [] },
  });
  expect(edit.word).toMatchObject({ tags: [], part_of_speech: 'noun', translation: 'other' });
  await undo(reader, edit.undo);
  expect(await reader.call(getWord, { params: { id: before.id } })).toEqual(before);
});

test('doesn’t change or undo another learner’s words', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await save(reader, 'ant');
  const edit = await reader.call(bulkUpdateWords, { body: { ids: [id], add_tags: ['mine'] } });
  expect(await other.call(bulkDeleteWords, { body: { ids: [id] } })).toEqual({ undo: null, changed: 0 });
  expect(await other.call(bulkUpdateWords, { body: { ids: [id], remove_tags: ['mine'] } })).toEqual({
    undo: null,
    changed: 0,
  });
  await expect(undo(other, edit.undo)).rejects.toMatchObject({ status: 404, code: 'undo_not_found' });
  expect((await reader.call(getWord, { params: { id } })).tags).toEqual(['mine']);
});

test('refuses to change levels and tags in one request', async () => {
  const reader = await signInLearner(app);
  const { id } = await save(reader, 'ant');
  await expect(
    reader.call(bulkUpdateWords, { body: { ids: [id], knowledge_level: 1, add_tags: ['a'] } }),
  ).rejects.toMatchObject({ status: 400 });
});
