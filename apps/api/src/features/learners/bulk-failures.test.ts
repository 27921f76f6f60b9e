import { deleteAccount } from '@glossa/contract/auth';
import { changeLearners } from '@glossa/contract/bulk-learners';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { afterEach, expect, test, vi } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import * as service from './service.ts';

const app = startTestApp();
afterEach(() => vi.restoreAllMocks());
const accountExists = async (id: string) => (await app.deps.db.prisma.learner.count({ where: { id } })) === 1;

/** Creates a learner with a file in storage. */
async function withFile(): Promise<string> {
  const { id } = await createLearner(app);
  await app.deps.db.prisma.learnerImport.create({
    data: { id: newId(), ownerId: id, fileName: 'class.csv' },
  });
  return id;
}

test('deletes accounts even when the storage is unavailable', async () => {
  const remove = vi.spyOn(app.deps.storage, 'remove').mockRejectedValue(new Error('the storage is away'));
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const ids = [await withFile(), await withFile()];
  const { results } = await admin.call(changeLearners, { body: { ids, action: 'delete' } });
  expect(results).toEqual(ids.map((id) => ({ id, ok: true, changed: true, error: null })));
  const id = await withFile();
  const learnerBrowser = await signInLearner(app, { id });
  await learnerBrowser.call(deleteAccount, {});
  expect(await Promise.all([...ids, id].map(accountExists))).toEqual([false, false, false]);
  expect(remove).toHaveBeenCalledTimes(3);
});

test('reports an error for one learner and still changes the others', async () => {
  const actor = await createLearner(app, { isSuperuser: true });
  const learners = [await createLearner(app), await createLearner(app), await createLearner(app)];
  const ids = learners.map(({ id }) => id);
  let count = 0;
  const db: Database = {
    ...app.deps.db,
    transaction: (work) =>
      (count += 1) === 2 ? Promise.reject(new Error('deadlock detected')) : app.deps.db.transaction(work),
  };
  const { results } = await service.changeLearners({ ...app.deps, db }, actor, { ids, action: 'deactivate' });
  expect(results).toEqual([
    { id: ids[0], ok: true, changed: true, error: null },
    { id: ids[1], ok: false, changed: false, error: 'internal_error' },
    { id: ids[2], ok: true, changed: true, error: null },
  ]);
});
