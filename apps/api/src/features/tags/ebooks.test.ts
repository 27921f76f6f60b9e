import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import { updateEbook } from '@glossa/contract/ebooks';
import { deleteTag, getTagRelated, listTags, mergeTag, restoreTag } from '@glossa/contract/tags';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { findTagByName } from '#testing/factories/tag.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Signs in a content manager who has an ebook with these tags. */
async function signInCreator(...tags: string[]) {
  const creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
  const { id } = await createProduct(app, { ownerId: creator.learnerId });
  await creator.call(updateEbook, { params: { id }, body: { tags } });
  return { creator, id };
}

test('includes ebooks in a tag’s counts, related items and type filter', async () => {
  const { creator, id } = await signInCreator('fable');
  await createText(creator, { tags: ['fable', 'other'] });
  const tag = await findTagByName(creator, 'fable');
  expect(tag).toMatchObject({ item_count: 2, counts: { texts: 1, ebooks: 1 } });
  expect(tag.item_types.toSorted()).toEqual(['ebook', 'text']);
  const related = await creator.call(getTagRelated, { params: { id: tag.id } });
  expect(related.ebooks).toEqual([{ id, title: 'The fox' }]);
  const list = await creator.call(listTags, { query: { type: 'ebook' } });
  expect(list.results.map(({ name }) => name)).toEqual(['fable']);
  const changeEbook = (action: 'remove' | 'restore') =>
    creator.call(changeEbooks, { body: { ids: [id], action } });
  await changeEbook('remove');
  expect(await findTagByName(creator, 'fable')).toMatchObject({ counts: { ebooks: 0 } });
  await changeEbook('restore');
  expect(await findTagByName(creator, 'fable')).toMatchObject({ counts: { ebooks: 1 } });
});

test('merges, deletes and restores tags on ebooks', async () => {
  const { creator } = await signInCreator('one', 'two');
  const [one, two] = [await findTagByName(creator, 'one'), await findTagByName(creator, 'two')];
  const merged = await creator.call(mergeTag, { params: { id: one.id }, body: { into: two.id } });
  expect(merged.counts.ebooks).toBe(1);
  await creator.call(deleteTag, { params: { id: two.id } });
  expect((await creator.call(listTags, { query: {} })).count).toBe(0);
  expect(await creator.call(restoreTag, { params: { id: two.id } })).toMatchObject({ counts: { ebooks: 1 } });
});
