import { createToken, deleteToken } from '@glossa/contract/access-tokens';
import { changePassword, confirmPasswordReset, login, requestPasswordReset } from '@glossa/contract/auth';
import { deleteAccount } from '@glossa/contract/auth';
import { buildUrl, type ApiError } from '@glossa/contract/client';
import { deleteLearner, endLearnerSessions, exportLearners, updateLearner } from '@glossa/contract/learners';
import { exportSecurityEvents, listSecurityEvents, type SecurityEvent } from '@glossa/contract/security-log';
import { endSession, listSessions } from '@glossa/contract/sessions';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { deleteOldEvents } from '#domain/security-log/queries.ts';
import type { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { findResetToken } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const signInAdmin = async () => signInLearner(app, await createLearner(app, { isSuperuser: true }));

const signIn = async (browser: Browser, email: string, password = testPassword) => {
  const { signingKey } = await browser.call(login, { body: { email, password } });
  browser.useSigningKey(signingKey);
};

/** Tries to sign in with a wrong password. Returns the error's code. */
const guess = (browser: Browser, email: string) =>
  browser.call(login, { body: { email, password: 'Wrong-4-sure' } }).then(
    () => 'in',
    (error: ApiError) => error.code,
  );

/** Returns an account's events, oldest first. */
async function listEvents(admin: Browser, accountId: string): Promise<SecurityEvent[]> {
  const query = { account_id: accountId, page_size: 100 };
  return (await admin.call(listSecurityEvents, { query })).results.toReversed();
}

test('allows only admins to read and export the security log', async () => {
  for (const role of [{}, { isStaff: true }, { canManageContent: true }]) {
    const browser = await signInLearner(app, await createLearner(app, role));
    for (const endpoint of [listSecurityEvents, exportSecurityEvents])
      expect((await browser.fetch(buildUrl(endpoint, {}))).status).toBe(403);
  }
  expect((await app.visitor().fetch(buildUrl(listSecurityEvents, {}))).status).toBe(401);
});

test('records sign-ins and failed attempts with the IP address and the browser', async () => {
  const admin = await signInAdmin();
  const { id, email, username } = await createAccount(app);
  const browser = app.visitor();
  await guess(browser, email);
  await signIn(browser, email);
  expect(await listEvents(admin, id)).toMatchObject([
    {
      kind: 'sign_in',
      outcome: 'failure',
      reason: 'wrong_password',
      account: username,
      alias: '',
      actor_kind: 'self',
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
      detail: { method: 'password' },
    },
    { kind: 'sign_in', outcome: 'success', reason: null, detail: { method: 'password', new_device: false } },
  ]);
});

test('records sign-in attempts for an unknown account under one alias, without the email entered', async () => {
  const admin = await signInAdmin();
  const typed = 'my-secret-password@example.test';
  await guess(app.visitor(), typed);
  await guess(app.visitor(), typed.toUpperCase());
  await guess(app.visitor(), 'somebody-else@example.test');
  const { rows } = await app.deps.db.pool.query<Record<string, unknown>>(
    "SELECT * FROM security_event WHERE reason = 'unknown_account' ORDER BY id",
  );
  const aliases = rows.map(({ alias }) => alias as string);
  expect(aliases[0]).toMatch(/^unknown:[\w-]{10}$/);
  expect(aliases[1]).toBe(aliases[0]);
  expect(aliases[2]).not.toBe(aliases[0]);
  expect(JSON.stringify(rows)).not.toMatch(/my-secret|somebody-else/i);
  const { results } = await admin.call(listSecurityEvents, { query: { search: aliases[0] ?? '' } });
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({ account: null, account_id: null, alias: aliases[0] });
});

test('records a lockout once, however many attempts are concurrent', async () => {
  const admin = await signInAdmin();
  const { id, email } = await createAccount(app);
  const codes = await Promise.all(Array.from({ length: 16 }, () => guess(app.visitor(), email)));
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(6);
  const events = await listEvents(admin, id);
  expect(events.filter(({ kind }) => kind === 'sign_in')).toHaveLength(10);
  // There are two if a new rate limit window began in between.
  const lockouts = events.filter(({ kind }) => kind === 'lockout').length;
  expect([1, 2]).toContain(lockouts);
});

test('records requested, completed and failed password resets, and password changes', async () => {
  const admin = await signInAdmin();
  const { id, email } = await createAccount(app);
  const browser = app.visitor();
  await browser.call(requestPasswordReset, { body: { email } });
  const token = await findResetToken(app, email);
  const body = { token, new_password: 'Badgers-dig-5' };
  await browser.call(confirmPasswordReset, { body });
  await expect(browser.call(confirmPasswordReset, { body })).rejects.toMatchObject({
    code: 'reset_token_invalid',
  });
  await signIn(browser, email, 'Badgers-dig-5');
  const change = (current: string) =>
    browser.call(changePassword, {
      body: { current_password: current, new_password: 'Herons-wait-6' },
    });
  await expect(change('Wrong-4-sure')).rejects.toMatchObject({ code: 'wrong_password' });
  await change('Badgers-dig-5');
  const events = await listEvents(admin, id);
  expect(events.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['reset_request', null],
    ['password_reset', null],
    // Following the link has also confirmed the address.
    ['email_verify', null],
    ['sign_in', null],
    ['password_change', 'wrong_password'],
    ['password_change', null],
  ]);
  expect(JSON.stringify(events)).not.toContain(token);
});

test('records tokens, ended sessions and exports without secrets', async () => {
  const admin = await signInAdmin();
  const { id, email } = await createAccount(app, { isSuperuser: true });
  const [browser, other] = [app.visitor(), app.visitor()];
  await signIn(browser, email);
  await signIn(other, email);
  const { id: tokenId, token } = await browser.call(createToken, { body: { name: 'Backup script' } });
  await browser.call(deleteToken, { params: { id: tokenId } });
  const { results: sessions } = await browser.call(listSessions, {});
  const otherSession = sessions.find(({ current }) => !current)?.id ?? '';
  await browser.call(endSession, { params: { id: otherSession } });
  await browser.fetch(buildUrl(exportLearners, {}));
  const events = (await listEvents(admin, id)).slice(2);
  expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['token_create', {}],
    ['token_delete', {}],
    ['sessions_end', { sessions: 1 }],
    ['export', { subject: 'learners' }],
  ]);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${token}|Backup script`));
});

test('records what an admin does to an account, and which admin it was', async () => {
  const adminAccount = await createLearner(app, { isSuperuser: true });
  const admin = await signInLearner(app, adminAccount);
  const { id } = await createLearner(app);
  const params = { id };
  await admin.call(updateLearner, { params, body: { is_staff: true, points: 5 } });
  await admin.call(updateLearner, { params, body: { points: 6 } });
  await admin.call(endLearnerSessions, { params });
  await admin.call(updateLearner, { params, body: { is_active: false } });
  const events = await listEvents(admin, id);
  expect(events.map(({ kind }) => kind)).toEqual(['role_change', 'sessions_end', 'account_deactivate']);
  expect(events[0]?.detail).toEqual({ is_staff: [false, true] });
  for (const event of events)
    expect(event).toMatchObject({ actor_kind: 'user', actor: adminAccount.username });
});

test('doesn’t record a rejected change', async () => {
  const admin = await signInAdmin();
  const before = await app.deps.db.prisma.securityEvent.count({ where: { kind: 'role_change' } });
  const change = { params: { id: admin.learnerId }, body: { is_superuser: false } };
  await expect(admin.call(updateLearner, change)).rejects.toMatchObject({ code: 'own_account' });
  expect(await app.deps.db.prisma.securityEvent.count({ where: { kind: 'role_change' } })).toBe(before);
});

test('replaces a deleted account with an alias and removes its IP addresses and browsers', async () => {
  const admin = await signInAdmin();
  const { email, username } = await createAccount(app);
  const browser = app.visitor();
  await guess(browser, email);
  await signIn(browser, email);
  await browser.call(deleteAccount, {});
  const query = { kind: 'account_delete', page_size: 1 } as const;
  const [deletion] = (await admin.call(listSecurityEvents, { query })).results;
  expect(deletion).toMatchObject({
    account: null,
    account_id: null,
    alias: expect.stringMatching(/^deleted:[\w-]{10}$/),
  });
  const { results } = await admin.call(listSecurityEvents, { query: { search: deletion?.alias } });
  expect(results.map(({ kind }) => kind)).toEqual(['account_delete', 'sign_in', 'sign_in']);
  for (const event of results) expect(event).toMatchObject({ address: '', user_agent: '' });
  const { rows } = await app.deps.db.pool.query('SELECT * FROM security_event');
  expect(JSON.stringify(rows)).not.toContain(username);
});

test('shows which admin deleted a learner until that admin is deleted too', async () => {
  const reader = await signInAdmin();
  const adminAccount = await createLearner(app, { isSuperuser: true });
  const admin = await signInLearner(app, adminAccount);
  const { id } = await createLearner(app);
  await admin.call(deleteLearner, { params: { id } });
  const readDeletion = async () => {
    const query = { kind: 'account_delete', page_size: 100 } as const;
    const { results } = await reader.call(listSecurityEvents, { query });
    return results.find(({ actor_kind: by }) => by === 'user');
  };
  const before = await readDeletion();
  expect(before).toMatchObject({ actor: adminAccount.username });
  expect(before?.address).not.toBe('');
  await reader.call(deleteLearner, { params: { id: adminAccount.id } });
  const query = { search: before?.alias };
  const { results } = await reader.call(listSecurityEvents, { query });
  expect(results).toMatchObject([{ kind: 'account_delete', actor_kind: 'user', actor: null, address: '' }]);
});

test('filters by event, outcome, name, IP address and time', async () => {
  const admin = await signInAdmin();
  const { id, email } = await createAccount(app, { firstName: 'Zénobie', lastName: 'Quill' });
  await guess(app.visitor(), email);
  await signIn(app.visitor(), email);
  const count = async (query: object) =>
    (await admin.call(listSecurityEvents, { query: { account_id: id, ...query } })).count;
  expect(await count({})).toBe(2);
  expect(await count({ kind: 'sign_in', outcome: 'failure' })).toBe(1);
  expect(await count({ kind: 'lockout' })).toBe(0);
  expect(await count({ search: 'zenobie q' })).toBe(2);
  expect(await count({ search: 'nobody' })).toBe(0);
  expect(await count({ search: '%' })).toBe(0);
  const [event] = await listEvents(admin, id);
  expect(await count({ search: event?.address.slice(0, 3) })).toBe(2);
  const moment = (offset: number) => new Date(Date.now() + offset).toISOString();
  expect(await count({ from: moment(-60_000) })).toBe(2);
  expect(await count({ from: moment(60_000) })).toBe(0);
});

test('exports each matching event once, safe for spreadsheets, and records the export', async () => {
  const admin = await signInAdmin();
  const { id: learnerId } = await createLearner(app);
  const count = 1203;
  await app.deps.db.prisma.securityEvent.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      id: newId(),
      kind: 'sign_in',
      outcome: 'success',
      learnerId,
      userAgent: `=browser ${index}`,
    })),
  });
  const path = buildUrl(exportSecurityEvents, { query: { account_id: learnerId } });
  const lines = (await (await admin.fetch(path)).text()).trimEnd().split('\r\n').slice(1);
  const numbers = lines.map((line) => Number(/'=browser (\d+)/.exec(line)?.[1]));
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => count - 1 - index));
  expect(await listEvents(admin, admin.learnerId)).toMatchObject([
    { kind: 'export', detail: { subject: 'security_log' } },
  ]);
});

test('deletes events and devices that are too old, and no others', async () => {
  const { db } = app.deps;
  const { id: learnerId } = await createLearner(app);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const event = { kind: 'sign_in', outcome: 'success', learnerId };
  await db.prisma.securityEvent.createMany({
    data: [29, 31].map((days) => ({ ...event, id: newId(), createdAt: daysAgo(days) })),
  });
  await db.prisma.knownDevice.createMany({
    data: [364, 366].map((days) => ({
      id: newId(),
      learnerId,
      deviceHash: Buffer.from([days % 256]),
      lastUsedAt: daysAgo(days),
    })),
  });
  await deleteOldEvents(db, new Date(), 30);
  const events = await db.prisma.securityEvent.findMany({ where: { learnerId } });
  expect(events.map(({ createdAt }) => createdAt > daysAgo(30))).toEqual([true]);
  expect(await db.prisma.knownDevice.count({ where: { learnerId } })).toBe(1);
});
