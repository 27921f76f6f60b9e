import { createLearner as addLearner, listLearners, updateLearner } from '@glossa/contract/learners';
import { expect, test } from 'vitest';

import { foldLearnerCounts } from '#domain/accounts/queries.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { checkTriggerCounts } from './queries.ts';

const app = startTestApp();

test('changes to different learners don’t block each other, and the counts stay correct', async () => {
  const { db } = app.deps;
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const one = await createLearner(app, { subscriptionType: 'Pro' });
  const other = await createLearner(app, { subscriptionType: 'Pro' });
  const count = async (plan: 'Basic' | 'Pro') => {
    const { statuses } = await admin.call(listLearners, { query: { subscription_type: plan } });
    return [statuses?.active, statuses?.inactive];
  };
  const findWrongCount = async () =>
    (await checkTriggerCounts(db)).find(({ name }) => name === 'learners by kind')?.wrong;
  expect(await count('Pro')).toEqual([2, 0]);
  const [basic = 0] = await count('Basic');
  await db.transaction(async (tx) => {
    const stop = (id: string) => tx.client.query('UPDATE learner SET is_active = false WHERE id = $1', [id]);
    await stop(one.id);
    await admin.call(updateLearner, { params: { id: other.id }, body: { is_active: false } });
    await admin.call(addLearner, {
      body: { email: 'new@class.org', username: 'new', subscription_type: 'Pro', invite: false },
    });
    expect(await count('Pro')).toEqual([2, 1]);
    await stop(other.id);
  });
  expect(await count('Pro')).toEqual([1, 2]);
  expect(await count('Basic')).toEqual([basic, 0]);
  expect(await findWrongCount()).toBe(0);
  await foldLearnerCounts(db);
  expect(await count('Pro')).toEqual([1, 2]);
  expect(await db.prisma.learnerCountChange.count()).toBe(0);
  expect(await findWrongCount()).toBe(0);
  await db.pool.query(
    `UPDATE learner_count SET count = count + 1 WHERE subscription_type = 'Pro' AND is_active`,
  );
  expect(await findWrongCount()).toBe(1);
});
