import { listAudit } from '@glossa/contract/audit';
import { getMe, login } from '@glossa/contract/auth';
import { getLearner, resetSecondFactor } from '@glossa/contract/learners';
import { expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { addApp, addAppTo, expireProof, prove } from '#testing/second-factor.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const signInAs = async (overrides: object) => {
  const browser = await signInLearner(app, await createAccount(app, overrides));
  await prove(browser);
  return browser;
};
const reset = (browser: Awaited<ReturnType<typeof signInLearner>>, id: string) =>
  browser.call(resetSecondFactor, { params: { id } });

test('lets an admin reset a learner’s second factor, records it and notifies the learner', async () => {
  const learner = await createAccount(app);
  const { browser } = await addAppTo(app, learner);
  const admin = await signInAs({ isSuperuser: true });
  expect(await admin.call(getLearner, { params: { id: learner.id } })).toMatchObject({
    has_second_factor: true,
  });
  await reset(admin, learner.id);
  await expect(browser.call(getMe, {})).rejects.toMatchObject({ status: 401 });
  const { user } = await app
    .visitor()
    .call(login, { body: { email: learner.email, password: testPassword } });
  expect(user.has_second_factor).toBe(false);
  expect((await listEmailsTo(app, learner.email))[0]?.text).toContain('has been reset');
  const { results } = await admin.call(listAudit, {
    query: { target_id: learner.id, action: 'learner.reset_factor' },
  });
  expect(results).toMatchObject([{ actor_id: admin.learnerId, target_id: learner.id }]);
  await expect(reset(admin, learner.id)).rejects.toMatchObject({ code: 'second_factor_missing' });
});

test.each([{ isStaff: true }, { canManageContent: true }, {}])(
  'rejects a request from an account with the rights %o',
  async (rights) => {
    const admin = await createAccount(app, { isSuperuser: true });
    await addAppTo(app, admin);
    await expect(reset(await signInAs(rights), admin.id)).rejects.toMatchObject({ status: 403 });
    expect(await app.deps.db.prisma.authenticatorApp.count({ where: { learnerId: admin.id } })).toBe(1);
  },
);

test('requires a recent identity confirmation, and refuses the admin’s own account', async () => {
  const learner = await createAccount(app);
  await addAppTo(app, learner);
  const admin = await signInLearner(app, await createAccount(app, { isSuperuser: true }));
  await expireProof(app, admin);
  await expect(reset(admin, learner.id)).rejects.toMatchObject({ code: 'proof_required' });
  await addApp(admin);
  await expect(reset(admin, admin.learnerId)).rejects.toMatchObject({ code: 'own_account' });
});
