import { checkAuth, getMe, login, updateUiLanguage } from '@glossa/contract/auth';
import * as contract from '@glossa/contract/learners';
import { beforeEach, expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { listEmailsTo, findResetToken } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let admin: Awaited<ReturnType<typeof signInLearner>>;
beforeEach(async () => {
  admin = await signInLearner(
    app,
    await createLearner(app, { isSuperuser: true, firstName: 'Ada', lastName: 'Admin' }),
  );
});
const change = (id: string, body: Record<string, unknown>) =>
  admin.call(contract.updateLearner, { params: { id }, body });
const listAuditEntries = (id: string) =>
  app.deps.db.prisma.auditEntry.findMany({ where: { targetId: id }, orderBy: { createdAt: 'asc' } });

test('changes every field and logs the change without personal data', async () => {
  const { id } = await createLearner(app);
  const body = {
    username: 'kim',
    email: 'kim@example.org',
    firstname: 'Kim',
    lastname: 'Li',
    address: '1 Road',
    postalcode: 1234,
    city: 'Oslo',
    country: 'Norway',
    native_language: 'nb',
    current_language: 'fr',
    subscription_type: 'Pro',
    points: 1200,
    user_level: 'polyglott',
    business: true,
    account_type: 'shop_client',
    is_staff: true,
    can_manage_content: true,
    is_superuser: true,
  };
  const learner = await change(id, body);
  expect(learner).toMatchObject({ ...body, postalcode: '1234', pinned_level: 'polyglott' });
  expect(await change(id, { user_level: null, postalcode: 'SW1A 1AA' })).toMatchObject({
    user_level: 'linguist',
    pinned_level: null,
    postalcode: 'SW1A 1AA',
  });
  const [entry] = await listAuditEntries(id);
  expect(entry).toMatchObject({ action: 'learner.update', actorName: 'Ada Admin', targetKind: 'learner' });
  expect(entry?.detail).toMatchObject({ points: [0, 1200], is_superuser: [false, true] });
  expect(JSON.stringify(entry)).not.toMatch(/kim|Oslo|Road/i);
});

test('applies a change to the next request of an active session', async () => {
  const learner = await createLearner(app);
  const browser = await signInLearner(app, learner);
  await expect(browser.call(contract.listLearners, {})).rejects.toMatchObject({ status: 403 });
  await change(learner.id, { is_superuser: true });
  expect((await browser.call(contract.listLearners, {})).count).toBeGreaterThan(1);
  await change(learner.id, { is_superuser: false });
  await expect(browser.call(contract.listLearners, {})).rejects.toMatchObject({ status: 403 });
});

test('does not log an update that changes nothing', async () => {
  const { id } = await createLearner(app);
  await change(id, { is_active: true, points: 0 });
  expect(await listAuditEntries(id)).toEqual([]);
});

test.each([
  [{ points: -1 }, 'points'],
  [{ points: 1.5 }, 'points'],
  [{ points: '5' }, 'points'],
  [{ email: 'nobody' }, 'email'],
  [{ username: ' ' }, 'username'],
  [{ user_level: 'king' }, 'user_level'],
  [{ postalcode: {} }, 'postalcode'],
])('rejects %j', async (body, field) => {
  const { id } = await createLearner(app);
  await expect(change(id, body)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.anything() },
  });
});

test('rejects unknown fields, malformed IDs and unknown learners', async () => {
  const { id } = await createLearner(app);
  await expect(change(id, { password_hash: 'x' })).rejects.toMatchObject({ status: 400 });
  await expect(change('nobody', { points: 1 })).rejects.toMatchObject({
    status: 400,
    fields: { id: ['Invalid learner ID'] },
  });
  await expect(change('0198a000-0000-7000-8000-000000000000', { points: 1 })).rejects.toMatchObject({
    code: 'learner_not_found',
  });
});

test.each([[[]], ['points'], [3]])('rejects %j as learner data', async (body) => {
  const { id } = await createLearner(app);
  await expect(change(id, body as never)).rejects.toMatchObject({
    status: 400,
    fields: { _: ['Invalid learner data'] },
  });
});

test('rejects usernames and emails that are already taken', async () => {
  const other = await createLearner(app);
  const { id } = await createLearner(app);
  await expect(change(id, { email: other.email.toUpperCase() })).rejects.toMatchObject({
    code: 'email_taken',
  });
  await expect(change(id, { username: other.username })).rejects.toMatchObject({ code: 'username_taken' });
});

test('ends all sessions and tokens on deactivation and allows sign-in after reactivation', async () => {
  const { id, email } = await createAccount(app);
  const browser = await signInLearner(app, { id });
  await browser.call(getMe, {});
  await app.deps.db.prisma.accessToken.create({
    data: { id, learnerId: id, name: 'script', prefix: 'glossa_', tokenHash: new Uint8Array(32) },
  });
  await admin.call(contract.deactivateLearner, { params: { id } });
  expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  expect(await app.deps.db.prisma.accessToken.count({ where: { learnerId: id } })).toBe(0);
  const signIn = () => app.visitor().call(login, { body: { email, password: testPassword } });
  await expect(signIn()).rejects.toMatchObject({ code: 'invalid_credentials' });
  await change(id, { is_active: true });
  expect((await signIn()).user.id).toBe(id);
  expect((await listAuditEntries(id)).map(({ action }) => action)).toEqual([
    'learner.deactivate',
    'learner.activate',
  ]);
});

test('ends all sessions of a learner', async () => {
  const learner = await createLearner(app);
  const browser = await signInLearner(app, learner);
  const params = { id: learner.id };
  expect(await admin.call(contract.getLearner, { params })).toMatchObject({ open_sessions: 1 });
  expect(await admin.call(contract.endLearnerSessions, { params })).toEqual({ sessions: 1, tokens: 0 });
  expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
});

test('invites a new learner to set a password unless one is given', async () => {
  const email = 'new.reader@example.org';
  const created = await admin.call(contract.createLearner, {
    body: { email, firstname: 'New', subscription_type: 'Pro' },
  });
  expect(created).toMatchObject({
    username: 'new.reader',
    account_type: 'learner',
    is_active: true,
    points: 0,
  });
  expect((await listEmailsTo(app, email))[0]?.text).toContain('within seven days');
  const reset = await app.deps.db.prisma.passwordReset.findFirstOrThrow({ where: { learnerId: created.id } });
  expect(Math.abs(reset.expiresAt.getTime() - Date.now() - 7 * 86_400_000)).toBeLessThan(10_000);
  expect(await findResetToken(app, email)).toMatch(/^[\w-]{43}$/);
  await admin.call(contract.inviteLearner, { params: { id: created.id } });
  expect(await listEmailsTo(app, email)).toHaveLength(2);
  const credentials = { email: 'own@example.org', password: 'Otters-swim-4-fun' };
  await admin.call(contract.createLearner, { body: credentials });
  expect(await listEmailsTo(app, credentials.email)).toEqual([]);
  expect((await app.visitor().call(login, { body: credentials })).user.email).toBe(credentials.email);
  await expect(admin.call(contract.createLearner, { body: credentials })).rejects.toMatchObject({
    code: 'email_taken',
  });
  const common = { email: 'c@example.org', password: 'Password1' };
  await expect(admin.call(contract.createLearner, { body: common })).rejects.toMatchObject({ status: 400 });
});

test('sends an invitation in the admin’s language unless the account has its own', async () => {
  await admin.call(updateUiLanguage, { body: { language_code: 'ar' } });
  const email = 'reader@example.com';
  const { id } = await admin.call(contract.createLearner, { body: { email } });
  await app.deps.db.prisma.learner.update({ where: { id }, data: { uiLanguage: 'en' } });
  await admin.call(contract.inviteLearner, { params: { id } });
  const subjects = (await listEmailsTo(app, email)).map(({ subject }) => subject).sort();
  expect(subjects).toEqual(['Your Glossa account', 'حسابك في Glossa']);
});
