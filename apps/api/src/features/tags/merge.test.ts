import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { deleteTag, listTags, mergeTag } from '@glossa/contract/tags';
import { updateText } from '@glossa/contract/text-upload';
import { getText } from '@glossa/contract/texts';
import { undoWords } from '@glossa/contract/word-changes';
import { getWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { makeTag, findTagByName } from '#testing/factories/tag.ts';
import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { holdLock, waitForBlockedLock } from '#testing/hold-lock.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const fetchTags = async (reader: Browser, id: number) =>
  (await reader.call(getWord, { params: { id } })).tags;
const merge = async (reader: Browser, from: string, into: string) =>
  reader.call(mergeTag, {
    params: { id: (await findTagByName(reader, from)).id },
    body: { into: (await findTagByName(reader, into)).id },
  });
const undo = (reader: Browser, token: string | null) =>
  reader.call(undoWords, { body: { token: token as string } });
const retag = async (
  reader: Browser,
  ids: number[],
  change: { add_tags?: string[]; remove_tags?: string[] },
) => (await reader.call(bulkUpdateWords, { body: { ids, ...change } })).undo;

test('moves every tagged item to the other tag without duplicates', async () => {
  const reader = await signInLearner(app);
  const text = await createText(reader, { tags: ['animals', 'beasts'] });
  await createText(reader, { tags: ['beasts'] });
  const fox = await createWord(reader, 'fox', { tags: ['beasts'] });
  const ant = await createWord(reader, 'ant', { tags: ['animals', 'beasts'] });
  expect(await merge(reader, 'beasts', 'animals')).toMatchObject({
    name: 'animals',
    counts: { texts: 2, videos: 0, words: 2 },
  });
  expect((await reader.call(listTags, {})).results).toHaveLength(1);
  expect((await reader.call(getText, { params: { id: text.id } })).tags).toHaveLength(1);
  expect(await fetchTags(reader, fox.id)).toEqual(['animals']);
  expect(await fetchTags(reader, ant.id)).toEqual(['animals']);
});

test('undo uses the remaining tag after a merge and skips a deleted tag', async () => {
  const reader = await signInLearner(app);
  const fox = await createWord(reader, 'fox');
  const ant = await createWord(reader, 'ant', { tags: ['small', 'old'] });
  const bee = await createWord(reader, 'bee', { tags: ['tiny'] });
  const tagged = await retag(reader, [fox.id], { add_tags: ['tiny'] });
  const wordDeletion = await reader.call(bulkDeleteWords, { body: { ids: [ant.id] } });
  const swapped = await retag(reader, [bee.id], { add_tags: ['small'], remove_tags: ['tiny'] });
  await merge(reader, 'tiny', 'small');
  await reader.call(deleteTag, { params: { id: (await findTagByName(reader, 'old')).id } });
  expect(await fetchTags(reader, fox.id)).toEqual(['small']);

  await undo(reader, tagged);
  expect(await fetchTags(reader, fox.id)).toEqual([]);
  await undo(reader, wordDeletion.undo);
  expect(await fetchTags(reader, ant.id)).toEqual(['small']);
  // Since the two tags are now the same, undoing the swap changes nothing.
  await undo(reader, swapped);
  expect(await fetchTags(reader, bee.id)).toEqual(['small']);
});

test('undo keeps a tag that the word already had before the merge', async () => {
  const reader = await signInLearner(app);
  const fox = await createWord(reader, 'fox', { tags: ['small'] });
  const tagged = await retag(reader, [fox.id], { add_tags: ['tiny'] });
  await merge(reader, 'tiny', 'small');
  await undo(reader, tagged);
  expect(await fetchTags(reader, fox.id)).toEqual(['small']);
});

test('concurrent merges remove each tag once and leave every word tagged', async () => {
  const reader = await signInLearner(app);
  const words = [];
  for (const tag of ['a', 'b', 'c']) words.push(await createWord(reader, `word${tag}`, { tags: [tag] }));
  const { id: a } = await findTagByName(reader, 'a');
  const { id: b } = await findTagByName(reader, 'b');
  const { id: c } = await findTagByName(reader, 'c');
  const results = await Promise.allSettled(
    [
      [a, b],
      [b, a],
      [c, a],
      [c, b],
      [a, b],
    ].map(([id, into]) => reader.call(mergeTag, { params: { id: id ?? '' }, body: { into: into ?? '' } })),
  );
  const rejections = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as object] : [],
  );
  for (const refusal of rejections) expect(refusal).toMatchObject({ code: 'tag_not_found' });
  const { results: left } = await reader.call(listTags, {});
  expect(left.length).toBeLessThan(3);
  expect(left.reduce((sum, { counts }) => sum + counts.words, 0)).toBe(3);
  for (const { id } of words) expect(await fetchTags(reader, id)).toHaveLength(1);
});

test('tags texts and words without errors while tags are merged and deleted', async () => {
  const reader = await signInLearner(app);
  const text = await createText(reader);
  const ids = await Promise.all(
    ['fox', 'ant', 'bee'].map(async (word) => (await createWord(reader, word)).id),
  );
  for (let round = 0; round < 6; round++) {
    const one = await makeTag(reader, `one${round}`);
    const two = await makeTag(reader, `two${round}`);
    const token = await retag(reader, ids, { add_tags: [one.name] });
    await Promise.all([
      reader.call(mergeTag, { params: { id: one.id }, body: { into: two.id } }),
      reader.call(updateText, { params: { id: text.id }, body: { tags: [one.name, two.name] } }),
      retag(reader, ids, { remove_tags: [two.name], add_tags: ['other'] }),
      undo(reader, token),
    ]);
    await Promise.all([
      reader.call(deleteTag, { params: { id: two.id } }),
      reader.call(updateText, { params: { id: text.id }, body: { tags: [two.name] } }),
      retag(reader, ids, { add_tags: [two.name] }),
    ]);
  }
});

test('leaves a tag unlocked while its deletion waits for a word change', async () => {
  const reader = await signInLearner(app);
  const { id } = await makeTag(reader, 'tiny');
  const endChange = await holdLock(app, 'SELECT lock_learner(owner_id) FROM tag WHERE id = $1', [id]);
  const deletion = reader.call(deleteTag, { params: { id } });
  await waitForBlockedLock(app, ['advisory']);
  await app.deps.db.pool.query('SELECT FROM tag WHERE id = $1 FOR UPDATE NOWAIT', [id]);
  await endChange();
  await deletion;
});

test('deletes a tag once an upload no longer uses it, and allows word changes in the meantime', async () => {
  const reader = await signInLearner(app);
  const { id } = await makeTag(reader, 'tiny');
  const { id: fox } = await createWord(reader, 'fox');
  const endUpload = await holdLock(app, 'SELECT FROM tag WHERE id = $1 FOR KEY SHARE', [id]);
  const deletion = reader.call(deleteTag, { params: { id } });
  await retag(reader, [fox], { add_tags: ['tiny'] });
  expect(await fetchTags(reader, fox)).toEqual(['tiny']);
  await endUpload();
  await deletion;
  expect(await fetchTags(reader, fox)).toEqual([]);
});
