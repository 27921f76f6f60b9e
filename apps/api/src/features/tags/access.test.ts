import { createTag, listTags } from '@glossa/contract/tags';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { findTagByName } from '#testing/factories/tag.ts';
import { sendVideo } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('lists a shop client’s own tags only', async () => {
  const reader = await signInLearner(app);
  await reader.call(createTag, { body: { name: 'reader’s' } });
  const client = await signInLearner(app, await createLearner(app, { accountType: 'shop_client' }));
  expect(await client.call(listTags, {})).toMatchObject({ results: [], count: 0 });
  await client.call(createTag, { body: { name: 'mine' } });
  expect((await client.call(listTags, {})).results.map(({ name }) => name)).toEqual(['mine']);
});

test('counts the catalog videos of a content manager who isn’t a learner', async () => {
  const roles = { accountType: 'shop_client', canManageContent: true } as const;
  const creator = await signInLearner(app, await createLearner(app, roles));
  const details = { description: 'Foxes', author: 'Ada', category: 'Science', is_free: true };
  await sendVideo(creator, { body: { ...details, tags: ['fox'] } });
  expect(await findTagByName(creator, 'fox')).toMatchObject({ item_type: 'video', counts: { videos: 1 } });
});
