import { deleteTag, restoreTag } from '@glossa/contract/tags';
import { expect, test } from 'vitest';

import { makeTag } from '#testing/factories/tag.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { deleteExpired } from './queries.ts';

const app = startTestApp();

test('removes a deleted tag for good after a day', async () => {
  const reader = await signInLearner(app);
  const createDeletedTag = async (name: string, hours: number) => {
    const { id } = await makeTag(reader, name);
    await reader.call(deleteTag, { params: { id } });
    const deletedAt = new Date(Date.now() - hours * 3_600_000);
    await app.deps.db.prisma.deletedTag.update({ where: { id }, data: { deletedAt } });
    return id;
  };
  const [late, early] = [await createDeletedTag('late', 25), await createDeletedTag('early', 23)];
  await deleteExpired(app.deps.db);
  await expect(reader.call(restoreTag, { params: { id: late } })).rejects.toMatchObject({
    code: 'tag_not_found',
  });
  expect(await reader.call(restoreTag, { params: { id: early } })).toMatchObject({ name: 'early' });
});
