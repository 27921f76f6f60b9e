import { changeLearners } from '@glossa/contract/bulk-learners';
import * as contract from '@glossa/contract/learners';
import { newId } from '@glossa/db/new-id';
import { beforeEach, expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let admin: Awaited<ReturnType<typeof signInLearner>>;
beforeEach(async () => {
  await app.deps.db.prisma.learner.updateMany({ data: { isSuperuser: false } });
  admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
});
const accountExists = async (id: string) => (await app.deps.db.prisma.learner.count({ where: { id } })) === 1;
const findLearner = (id: string) => app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id } });

test('permanently deletes personal data and anonymizes the learner’s orders', async () => {
  const learner = await createLearner(app, { firstName: 'Zed' });
  await createText(await signInLearner(app, learner), { text: 'Nobody else has this.' });
  const id = newId();
  const order = { id, buyerId: learner.id, buyerName: 'Zed', buyerEmail: learner.email, idempotencyKey: id };
  await app.deps.db.prisma.order.create({
    data: {
      ...order,
      contentHash: new Uint8Array(32),
      status: 'completed',
      currency: 'USD',
      subtotal: 1,
      total: 1,
    },
  });
  await admin.call(contract.deleteLearner, { params: { id: learner.id } });
  expect(await accountExists(learner.id)).toBe(false);
  expect(await app.deps.db.prisma.order.findUnique({ where: { id } })).toMatchObject({
    buyerId: null,
    buyerName: '',
    buyerEmail: '',
  });
  const auditEntries = await app.deps.db.prisma.auditEntry.findMany({ where: { targetId: learner.id } });
  expect(auditEntries.map(({ action }) => action)).toEqual(['learner.delete']);
  expect(JSON.stringify(auditEntries)).not.toContain(learner.email);
  await expect(admin.call(contract.deleteLearner, { params: { id: learner.id } })).rejects.toMatchObject({
    code: 'learner_not_found',
  });
});

test('refuses to remove an admin’s own rights or account', async () => {
  const params = { id: admin.learnerId };
  const rejection = { code: 'own_account' };
  await expect(admin.call(contract.deactivateLearner, { params })).rejects.toMatchObject(rejection);
  await expect(admin.call(contract.deleteLearner, { params })).rejects.toMatchObject(rejection);
  for (const body of [{ is_active: false }, { is_superuser: false }])
    await expect(admin.call(contract.updateLearner, { params, body })).rejects.toMatchObject(rejection);
  expect(await findLearner(params.id)).toMatchObject({ isActive: true, isSuperuser: true });
  await admin.call(contract.updateLearner, { params, body: { city: 'Rome' } });
});

test.each([
  ['demote', (id: string) => [contract.updateLearner, { params: { id }, body: { is_superuser: false } }]],
  ['deactivate', (id: string) => [contract.deactivateLearner, { params: { id } }]],
  ['delete', (id: string) => [contract.deleteLearner, { params: { id } }]],
  ['deactivate by bulk', (id: string) => [changeLearners, { body: { ids: [id], action: 'deactivate' } }]],
] as const)('keeps one of two admins who %s each other at the same time', async (_name, how) => {
  for (let round = 0; round < 4; round += 1) {
    await app.deps.db.prisma.learner.updateMany({ data: { isSuperuser: false } });
    const [one, two] = await Promise.all(
      [0, 1].map(async () => signInLearner(app, await createLearner(app, { isSuperuser: true }))),
    );
    const call = (learner: typeof one, at: typeof one) => {
      const [endpoint, input] = how(at?.learnerId as string);
      return learner?.call(endpoint as never, input);
    };
    await Promise.allSettled([call(one, two), call(two, one)]);
    expect(await app.deps.db.prisma.learner.count({ where: { isSuperuser: true, isActive: true } })).toBe(1);
  }
});

test('applies a bulk action and returns the outcome for each learner', async () => {
  const [first, second] = await Promise.all([createLearner(app), createLearner(app, { isActive: false })]);
  const ids = [first.id, second.id, admin.learnerId, newId()];
  const runBulkAction = async (body: object) =>
    (await admin.call(changeLearners, { body: { ids, ...body } as never })).results;
  expect(await runBulkAction({ action: 'deactivate' })).toEqual([
    { id: ids[0], ok: true, changed: true, error: null },
    { id: ids[1], ok: true, changed: false, error: null },
    { id: ids[2], ok: false, changed: false, error: 'own_account' },
    { id: ids[3], ok: false, changed: false, error: 'learner_not_found' },
  ]);
  expect((await runBulkAction({ action: 'activate' })).map(({ changed }) => changed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await runBulkAction({ action: 'subscription', subscription_type: 'Pro' });
  expect(await findLearner(first.id)).toMatchObject({ subscriptionType: 'Pro', isActive: true });
  await expect(runBulkAction({ action: 'subscription' })).rejects.toMatchObject({ status: 400 });
  await runBulkAction({ action: 'delete' });
  expect([
    await accountExists(first.id),
    await accountExists(second.id),
    await accountExists(admin.learnerId),
  ]).toEqual([false, false, true]);
});

test('allows only admins to list and delete learners', async () => {
  const { id } = await createLearner(app);
  for (const role of [{ isStaff: true }, { canManageContent: true }, {}]) {
    const browser = await signInLearner(app, await createLearner(app, role));
    await expect(browser.call(contract.listLearners, {})).rejects.toMatchObject({ code: 'forbidden' });
    await expect(browser.call(contract.deleteLearner, { params: { id } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  }
});
