import { createToken } from '@glossa/contract/access-tokens';
import { checkAuth, getMe, login, logout } from '@glossa/contract/auth';
import { listLearners } from '@glossa/contract/learners';
import { getSecondFactor, removeApp } from '@glossa/contract/second-factor';
import { getSettings } from '@glossa/contract/settings';
import { describe, expect, test } from 'vitest';

import { updateGracePeriods } from '#domain/accounts/queries.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { addApp } from '#testing/second-factor.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({ REQUIRE_SECOND_FACTOR: 'staff', SECOND_FACTOR_GRACE_DAYS: '7' });
const day = 24 * 3_600_000;
const setupRequired = { status: 403, code: 'second_factor_setup_required' };

const roles = {
  'an admin': { isSuperuser: true },
  staff: { isStaff: true },
  'a content manager': { canManageContent: true },
} as const;

/** An account whose grace period began eight days ago. */
const overdue = (overrides: object) =>
  createAccount(app, { ...overrides, secondFactorAskedAt: new Date(Date.now() - 8 * day) });

describe.each(Object.entries(roles))('%s without a second factor', (_role, rights) => {
  test('can do everything during the grace period, which starts when the role is granted', async () => {
    const browser = await signInLearner(app, await createAccount(app, rights));
    await browser.call(getMe, {});
    const state = await browser.call(checkAuth, {});
    const due = state.isAuthenticated ? Date.parse(state.user.second_factor_due ?? '') : 0;
    expect(Math.abs(due - Date.now() - 7 * day)).toBeLessThan(10_000);
    const { secondFactorAskedAt } = await app.deps.db.prisma.learner.findUniqueOrThrow({
      where: { id: browser.learnerId },
    });
    expect(secondFactorAskedAt).not.toBeNull();
  });

  test('can do nothing except set up a second factor once the grace period has ended', async () => {
    const browser = await signInLearner(app, await overdue(rights));
    await expect(browser.call(getMe, {})).rejects.toMatchObject(setupRequired);
    await expect(browser.call(getSettings, {})).rejects.toMatchObject(setupRequired);
    await expect(browser.call(createToken, { body: { name: 'script' } })).rejects.toMatchObject(
      setupRequired,
    );
    expect(await browser.call(getSecondFactor, {})).toMatchObject({ is_required: true, app_since: null });
    await addApp(browser);
    await browser.call(getMe, {});
  });
});

test('refuses API calls and media after the grace period, even with an access token', async () => {
  const account = await createAccount(app, { isSuperuser: true });
  const browser = await signInLearner(app, account);
  const { token } = await browser.call(createToken, { body: { name: 'script' } });
  const read = (headers: Record<string, string>) => fetch(app.url + listLearners.path, { headers });
  const authorization = `Bearer ${token}`;
  expect((await read({ authorization })).status).toBe(200);
  await app.deps.db.prisma.learner.update({
    where: { id: account.id },
    data: { secondFactorAskedAt: new Date(Date.now() - 8 * day) },
  });
  for (const response of [await read({ authorization }), await browser.fetch(listLearners.path)]) {
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'second_factor_setup_required' });
  }
  const media = await browser.fetch(`/media/products/${account.id}/tracks/1`);
  expect(await media.json()).toMatchObject({ code: 'second_factor_setup_required' });
});

test('lets users sign in and out even after the grace period', async () => {
  const { email } = await overdue({ isStaff: true });
  const browser = app.visitor();
  const { user } = await browser.call(login, { body: { email, password: testPassword } });
  expect(Date.parse(user.second_factor_due ?? '')).toBeLessThan(Date.now());
  await browser.call(logout, {});
});

test('doesn’t require a second factor from learners', async () => {
  const browser = await signInLearner(app, await overdue({}));
  const state = await browser.call(checkAuth, {});
  expect(state).toMatchObject({ user: { second_factor_due: null } });
  await browser.call(getMe, {});
});

test('refuses to remove the last factor of an account whose role requires one', async () => {
  const browser = await signInLearner(app, await createAccount(app, { isStaff: true }));
  await addApp(browser);
  await expect(browser.call(removeApp, {})).rejects.toMatchObject({
    status: 409,
    code: 'second_factor_needed',
  });
  expect((await browser.call(getSecondFactor, {})).app_since).not.toBeNull();
});

test('starts the grace period without a sign-in, and cancels it when the role or requirement is removed', async () => {
  const { id } = await createAccount(app, { isStaff: true });
  const learner = await createAccount(app);
  const askedAt = async (accountId: string) =>
    (await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id: accountId } })).secondFactorAskedAt;
  await updateGracePeriods(app.deps.db, app.deps.config.secondFactor);
  const first = await askedAt(id);
  expect(first).not.toBeNull();
  expect(await askedAt(learner.id)).toBeNull();
  await updateGracePeriods(app.deps.db, app.deps.config.secondFactor);
  expect(await askedAt(id)).toEqual(first);
  await app.deps.db.prisma.learner.update({ where: { id }, data: { isStaff: false } });
  await updateGracePeriods(app.deps.db, app.deps.config.secondFactor);
  expect(await askedAt(id)).toBeNull();
  await app.deps.db.prisma.learner.update({ where: { id }, data: { isStaff: true } });
  await updateGracePeriods(app.deps.db, app.deps.config.secondFactor);
  expect(await askedAt(id)).not.toBeNull();
  await updateGracePeriods(app.deps.db, { isRequiredForStaff: false, graceDays: 7 });
  expect(await askedAt(id)).toBeNull();
});
