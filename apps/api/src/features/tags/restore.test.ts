import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import {
  createTag,
  deleteTag,
  getTagRelated,
  listTagColors,
  listTags,
  restoreTag,
  updateTag,
} from '@glossa/contract/tags';
import { deleteText, trashText } from '@glossa/contract/text-places';
import { getText } from '@glossa/contract/texts';
import { undoWords } from '@glossa/contract/word-changes';
import { getWord } from '@glossa/contract/words';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { makeTag, findTagByName } from '#testing/factories/tag.ts';
import { createText } from '#testing/factories/text.ts';
import { sendVideo } from '#testing/factories/video.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const missing = { status: 404, code: 'tag_not_found' };
const remove = (browser: Browser, id: string) => browser.call(deleteTag, { params: { id } });
const restore = (browser: Browser, id: string) => browser.call(restoreTag, { params: { id } });
const fetchTags = async (browser: Browser, id: number) =>
  (await browser.call(getWord, { params: { id } })).tags;

test('restores a deleted tag on all items that still exist', async () => {
  const reader = await signInLearner(app);
  const { id } = await reader.call(createTag, { body: { name: 'Old', color: 'teal' } });
  const remainingText = await createText(reader, { title: 'Kept', tags: ['old'] });
  const deletedText = await createText(reader, { tags: ['old'] });
  await sendVideo(reader, { body: { tags: ['old'] } });
  const fox = await createWord(reader, 'fox', { tags: ['old', 'other'] });
  const ant = await createWord(reader, 'ant', { tags: ['old'] });
  const before = await findTagByName(reader, 'old');

  await remove(reader, id);
  expect((await reader.call(getText, { params: { id: remainingText.id } })).tags).toEqual([]);
  await reader.call(trashText, { params: { id: deletedText.id } });
  await reader.call(deleteText, { params: { id: deletedText.id } });
  await reader.call(bulkDeleteWords, { body: { ids: [ant.id] } });

  const counts = { texts: 1, articles: 0, subtitles: 0, videos: 1, words: 1, ebooks: 0 };
  expect(await restore(reader, id)).toEqual({
    ...before,
    counts,
    item_count: 3,
    item_types: expect.any(Array) as [],
  });
  expect(await fetchTags(reader, fox.id)).toEqual(['Old', 'other']);
  const related = await reader.call(getTagRelated, { params: { id } });
  expect(related.texts.map(({ title }) => title)).toEqual(['Kept']);
  // Restoring the tag a second time changes nothing.
  expect((await restore(reader, id)).counts).toEqual(counts);
});

test('merges a restored tag into the one that has taken its name', async () => {
  const reader = await signInLearner(app);
  const { id } = await reader.call(createTag, { body: { name: 'Old', color: 'teal' } });
  const { id: text } = await createText(reader, { tags: ['old'] });
  const fox = await createWord(reader, 'fox', { tags: ['old'] });
  await remove(reader, id);
  const ant = await createWord(reader, 'ant', { tags: ['OLD'] });
  const namesake = await findTagByName(reader, 'old');

  const counts = { texts: 1, articles: 0, subtitles: 0, videos: 0, words: 2, ebooks: 0 };
  // The tag that took the name was created implicitly and had no color.
  expect(await restore(reader, id)).toMatchObject({ id: namesake.id, name: 'OLD', color: 'teal', counts });
  expect((await reader.call(getText, { params: { id: text } })).tags).toEqual([
    { name: 'OLD', color: 'teal' },
  ]);
  expect(await fetchTags(reader, fox.id)).toEqual(['OLD']);
  expect(await fetchTags(reader, ant.id)).toEqual(['OLD']);
  expect((await reader.call(listTags, {})).count).toBe(1);
  await expect(restore(reader, id)).rejects.toMatchObject(missing);

  // A color set since the deletion is kept.
  await remove(reader, namesake.id);
  await reader.call(createTag, { body: { name: 'old', color: 'pink' } });
  expect(await restore(reader, namesake.id)).toMatchObject({ name: 'old', color: 'pink', counts });
});

test('restores a tag once when requests are concurrent', async () => {
  const reader = await signInLearner(app);
  const fox = await createWord(reader, 'fox', { tags: ['old'] });
  const { id } = await findTagByName(reader, 'old');
  await remove(reader, id);
  const restoreResults = await Promise.all([restore(reader, id), restore(reader, id)]);
  for (const tag of restoreResults) expect(tag).toMatchObject({ id, counts: { words: 1 } });
  expect(await fetchTags(reader, fox.id)).toEqual(['old']);
});

test('undoing a word change uses the restored tag', async () => {
  const reader = await signInLearner(app);
  const fox = await createWord(reader, 'fox', { tags: ['old'] });
  const { undo } = await reader.call(bulkUpdateWords, { body: { ids: [fox.id], remove_tags: ['old'] } });
  const { id } = await findTagByName(reader, 'old');
  await remove(reader, id);
  expect(await restore(reader, id)).toMatchObject({ item_count: 0 });
  await reader.call(undoWords, { body: { token: undo ?? '' } });
  expect(await fetchTags(reader, fox.id)).toEqual(['old']);
});

test('returns 404 for restoring another learner’s tag or an unknown one', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await makeTag(reader, 'mine');
  await remove(reader, id);
  await expect(restore(other, id)).rejects.toMatchObject(missing);
  await expect(restore(reader, newId())).rejects.toMatchObject(missing);
  await expect(restore(reader, 'x')).rejects.toMatchObject({ status: 400 });
  expect(await restore(reader, id)).toMatchObject({ name: 'mine' });
});

test('lists the learner’s own tags that aren’t gray, with their colors', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await makeTag(reader, 'plain');
  await reader.call(createTag, { body: { name: 'Warm', color: 'red' } });
  await other.call(createTag, { body: { name: 'theirs', color: 'blue' } });
  const fetchColors = async () => (await reader.call(listTagColors, {})).results;
  expect(await fetchColors()).toEqual([{ name: 'Warm', color: 'red' }]);
  await reader.call(updateTag, { params: { id }, body: { color: 'green' } });
  expect(await fetchColors()).toEqual([
    { name: 'plain', color: 'green' },
    { name: 'Warm', color: 'red' },
  ]);
});
