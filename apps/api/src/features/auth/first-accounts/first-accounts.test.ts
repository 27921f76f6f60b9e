import { checkAuth, login } from '@glossa/contract/auth';
import { beforeEach, expect, test } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { addAppTo } from '#testing/second-factor.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { makeAdmin } from './make-admin.ts';
import { ensureFirstAccounts } from './service.ts';

const app = startTestApp();
const admin = { email: 'head@school.test', password: 'Otters-swim-4-fun' };
const ensure = (given: { demo?: boolean; admin?: typeof admin } = {}) =>
  ensureFirstAccounts({ db: app.deps.db, config: { ...app.deps.config, admin: undefined, ...given } });
const signIn = async (email: string, password: string) =>
  (await app.visitor().call(login, { body: { email, password } })).user;
const count = () => app.deps.db.prisma.learner.count();

beforeEach(async () => {
  await app.deps.db.prisma.learner.deleteMany();
});

test('creates the configured admin once', async () => {
  expect(await ensure({ admin, demo: true })).toEqual([{ email: admin.email, role: 'administrator' }]);
  expect(await ensure({ admin, demo: true })).toEqual([]);
  expect(await count()).toBe(1);
  expect(await signIn(admin.email, admin.password)).toMatchObject({
    username: 'head',
    is_superuser: true,
    account_type: 'learner',
    subscription_type: 'Ultimate',
  });
});

test('treats the addresses of first accounts as confirmed', async () => {
  await ensure({ demo: true });
  await makeAdmin(app.deps.db, admin, { id: null, name: 'glossa' });
  expect(await count()).toBe(5);
  expect(await app.deps.db.prisma.learner.count({ where: { emailVerifiedAt: null } })).toBe(0);
});

test('does not reset the admin’s password when the configured one changes', async () => {
  await ensure({ admin });
  await ensure({ admin: { ...admin, password: 'Another-one-6' } });
  expect((await signIn(admin.email, admin.password)).is_superuser).toBe(true);
});

test('resets an account already registered with the admin’s email before promoting it', async () => {
  const account = await createAccount(app, { email: admin.email, isActive: false });
  const browser = await signInLearner(app, account);
  expect(await ensure({ admin: { ...admin, password: 'Badgers-dig-5' } })).toHaveLength(1);
  expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  await expect(signIn(admin.email, testPassword)).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect((await signIn(admin.email, 'Badgers-dig-5')).is_superuser).toBe(true);
});

test('revokes earlier password reset links for the admin’s email and logs the new admin', async () => {
  const { id } = await createAccount(app, { email: admin.email });
  const { prisma } = app.deps.db;
  const tokenHash = new Uint8Array(32);
  await prisma.passwordReset.create({
    data: { tokenHash, learnerId: id, expiresAt: new Date('2099-01-01') },
  });
  await ensure({ admin });
  expect(await prisma.passwordReset.count({ where: { learnerId: id } })).toBe(0);
  const deeds = await prisma.auditEntry.findMany({ where: { targetId: id } });
  expect(deeds).toMatchObject([
    { actorId: null, actorName: 'glossa', action: 'learner.make_admin', detail: { isNew: false } },
  ]);
  expect(JSON.stringify(deeds)).not.toContain(admin.email);
});

test('creates the admin under another username when the configured one is taken', async () => {
  await createAccount(app, { username: 'head' });
  await ensure({ admin });
  expect((await signIn(admin.email, admin.password)).username).toMatch(/^head\d+$/);
});

test('creates one demo account for each role', async () => {
  const accounts = await ensure({ demo: true });
  expect(accounts.map(({ role }) => role).sort()).toEqual([
    'administrator',
    'content manager',
    'learner',
    'shop client',
  ]);
  const password = 'Glossa-Demo-2026';
  expect(await signIn('admin@glossa.local', password)).toMatchObject({
    is_superuser: true,
    account_type: 'learner',
  });
  expect(await signIn('creator@glossa.local', password)).toMatchObject({
    can_manage_content: true,
    is_superuser: false,
    account_type: 'learner',
  });
  const learner = await signIn('learner@glossa.local', password);
  expect(learner).toMatchObject({
    account_type: 'learner',
    subscription_type: 'Ultimate',
    current_language: 'fr',
    is_superuser: false,
    is_staff: false,
    can_manage_content: false,
  });
  expect(learner.selected_languages.length).toBeGreaterThan(2);
  expect(await signIn('shopper@glossa.local', password)).toMatchObject({
    account_type: 'shop_client',
    current_language: null,
  });
});

test('neither resets nor recreates a demo account', async () => {
  const account = await createAccount(app, { email: 'learner@glossa.local', firstName: 'Ada' });
  expect(await ensure({ demo: true })).toHaveLength(3);
  expect(await app.deps.db.prisma.learner.findUnique({ where: { id: account.id } })).toEqual(account);
  await app.deps.db.prisma.learner.delete({ where: { id: account.id } });
  expect(await ensure({ demo: true })).toEqual([]);
  expect(await count()).toBe(3);
});

test.each([
  [{ demo: true }, 4],
  [{ admin }, 1],
])(
  'creates each account once when several processes start at the same time (%o)',
  async (given, accounts) => {
    const results = await Promise.all([ensure(given), ensure(given), ensure(given)]);
    expect(results.flat()).toHaveLength(accounts);
    expect(await count()).toBe(accounts);
  },
);

test('creates no accounts without a configured admin or demo mode', async () => {
  expect(await ensure()).toEqual([]);
  expect(await count()).toBe(0);
});

test('removes the second factor and replaces the password of an account that becomes an admin', async () => {
  const account = await createAccount(app);
  await addAppTo(app, account);
  await makeAdmin(
    app.deps.db,
    { email: account.email, password: 'Quiet-Lamp-47!' },
    { id: null, name: 'glossa' },
  );
  expect(await app.deps.db.prisma.authenticatorApp.count({ where: { learnerId: account.id } })).toBe(0);
  const { user } = await app
    .visitor()
    .call(login, { body: { email: account.email, password: 'Quiet-Lamp-47!' } });
  expect(user).toMatchObject({ is_superuser: true, has_second_factor: false });
});
