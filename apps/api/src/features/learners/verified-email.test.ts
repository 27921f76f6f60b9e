import { startRoster, uploadRoster } from '@glossa/contract/learner-import';
import * as contract from '@glossa/contract/learners';
import { confirmEmailLink } from '@glossa/contract/email-address';
import { confirmPasswordReset } from '@glossa/contract/auth';
import { beforeEach, expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { findEmailLinkToken, findResetToken, listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({ EMAIL_VERIFICATION: 'required' });
let admin: Awaited<ReturnType<typeof signInLearner>>;
beforeEach(async () => {
  await app.deps.db.prisma.rateLimit.deleteMany();
  admin = await signInLearner(
    app,
    await createLearner(app, { isSuperuser: true, emailVerifiedAt: new Date() }),
  );
});
const change = (id: string, body: contract.LearnerChange) =>
  admin.call(contract.updateLearner, { params: { id }, body });
const refusal = { status: 409, code: 'learner_not_verified' };

test('grants roles only to learners with a confirmed address', async () => {
  const { id } = await createLearner(app);
  for (const role of contract.roleFields)
    await expect(change(id, { [role]: true })).rejects.toMatchObject(refusal);
  expect(await change(id, { firstname: 'Kim' })).toMatchObject({ is_staff: false, email_verified_at: null });
  await app.deps.db.prisma.learner.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  // A new address set in the same change isn't confirmed yet.
  await expect(change(id, { is_staff: true, email: 'kim@example.test' })).rejects.toMatchObject(refusal);
  expect(await change(id, { is_staff: true })).toMatchObject({ is_staff: true });
});

test('allows keeping and removing roles of a learner whose address isn’t confirmed', async () => {
  const { id } = await createLearner(app, { isStaff: true, canManageContent: true });
  expect(await change(id, { is_staff: true, city: 'Oslo' })).toMatchObject({ is_staff: true });
  expect(await change(id, { is_staff: false })).toMatchObject({ is_staff: false, can_manage_content: true });
});

test('creates an account with a role only if its owner first has to follow a link', async () => {
  const withPassword = { email: 'boss@example.test', password: testPassword, is_staff: true };
  await expect(admin.call(contract.createLearner, { body: withPassword })).rejects.toMatchObject(refusal);
  const { email } = withPassword;
  const created = await admin.call(contract.createLearner, { body: { email, is_staff: true } });
  expect(created).toMatchObject({ is_staff: true, email_verified_at: null });
  const body = { token: await findResetToken(app, email), new_password: 'Fresh-Otters-9' };
  await app.visitor().call(confirmPasswordReset, { body });
  const params = { id: created.id };
  expect(await admin.call(contract.getLearner, { params })).toMatchObject({
    email_verified_at: expect.any(String),
  });
});

test('sends a link to the new address and a notice to the previous one', async () => {
  const account = await createAccount(app, { emailVerifiedAt: new Date() });
  const email = 'moved@example.test';
  expect(await change(account.id, { email })).toMatchObject({ email, email_verified_at: null });
  expect((await listEmailsTo(app, account.email)).map(({ subject }) => subject)).toEqual([
    'The email address of your Glossa account has changed',
  ]);
  const where = { learnerId: account.id, kind: 'email_change' };
  expect(await app.deps.db.prisma.securityEvent.findMany({ where })).toMatchObject([
    { actorKind: 'user', actorId: admin.learnerId },
  ]);
  await app.visitor().call(confirmEmailLink, { body: { token: await findEmailLinkToken(app, email) } });
  const params = { id: account.id };
  expect(await admin.call(contract.getLearner, { params })).toMatchObject({
    email_verified_at: expect.any(String),
  });
});

test('refuses to change the admin’s own address, which has to be changed in the settings', async () => {
  await expect(change(admin.learnerId, { email: 'mine@example.test' })).rejects.toMatchObject({
    status: 409,
    code: 'own_account',
  });
});

test('lets only admins with a confirmed address invite', async () => {
  const { id } = await createLearner(app);
  await app.deps.db.prisma.learner.update({
    where: { id: admin.learnerId },
    data: { emailVerifiedAt: null },
  });
  const unverified = { status: 403, code: 'email_not_verified' };
  await expect(admin.call(contract.inviteLearner, { params: { id } })).rejects.toMatchObject(unverified);
  const email = 'guest@example.test';
  await expect(admin.call(contract.createLearner, { body: { email } })).rejects.toMatchObject(unverified);
  const file = new File([`email\n${email}\n`], 'list.csv');
  const list = await admin.call(uploadRoster, { files: { file } });
  const start = (invite: boolean) =>
    admin.call(startRoster, { params: { id: list.id }, body: { existing: 'skip', invite } });
  await expect(start(true)).rejects.toMatchObject(unverified);
  expect((await start(false)).task.status).toBe('PENDING');
  expect(await listEmailsTo(app, email)).toEqual([]);
  const silent = { email: 'silent@example.test', invite: false };
  expect(await admin.call(contract.createLearner, { body: silent })).toMatchObject({ email: silent.email });
});
