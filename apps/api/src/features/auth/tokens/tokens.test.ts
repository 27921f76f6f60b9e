import { createToken, deleteToken, listTokens } from '@glossa/contract/access-tokens';
import { checkAuth, getMe, updateUiLanguage } from '@glossa/contract/auth';
import type { TokenScope } from '@glossa/contract/token-scopes';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAccount } from '#testing/factories/account.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { announceExpiringTokens } from './service.ts';

const app = startTestApp();
const issueToken = (browser: Browser, name = 'My script', scopes?: TokenScope[]) =>
  browser.call(createToken, { body: { name, ...(scopes && { scopes }) } });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
/** Returns a client without cookies, like a script. */
function createApiClient(): Browser {
  const visitor = app.visitor();
  visitor.cookies.clear();
  return visitor;
}

test('shows a token once and stores only its hash', async () => {
  const browser = await signInLearner(app);
  const { token, ...made } = await issueToken(browser, '  My script ');
  expect(token).toMatch(/^glossa_[\w-]{43}$/);
  expect(made).toMatchObject({ name: 'My script', prefix: token.slice(0, 12), last_used_at: null });
  expect(await browser.call(listTokens, {})).toEqual({ results: [made] });
  const row = await app.deps.db.prisma.accessToken.findUniqueOrThrow({ where: { id: made.id } });
  expect(JSON.stringify({ ...row, tokenHash: Buffer.from(row.tokenHash).toString('latin1') })).not.toContain(
    token.slice(12),
  );
});

test('authenticates the owner without cookies, a CSRF token or a signature', async () => {
  const browser = await signInLearner(app);
  const { id, token } = await issueToken(browser);
  expect(await createApiClient().callTampered(getMe, {}, bearer(token))).toMatchObject({ points: 0 });
  const input = { body: { language_code: 'fr' } };
  await createApiClient().callTampered(updateUiLanguage, input, bearer(token));
  expect(await createApiClient().callTampered(checkAuth, {}, bearer(token))).toMatchObject({
    isAuthenticated: true,
    user: { id: browser.learnerId, ui_language: 'fr' },
  });
  const { results } = await browser.call(listTokens, {});
  expect(results.find((listed) => listed.id === id)?.last_used_at).toEqual(expect.any(String));
});

test('rejects a token once it is revoked or its owner is deactivated', async () => {
  const browser = await signInLearner(app);
  const [first, second] = [await issueToken(browser), await issueToken(browser)];
  await browser.call(deleteToken, { params: { id: first.id } });
  const attempt = createApiClient().callTampered(getMe, {}, bearer(first.token));
  await expect(attempt).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  await createApiClient().callTampered(getMe, {}, bearer(second.token));
  const where = { id: browser.learnerId };
  await app.deps.db.prisma.learner.update({ where, data: { isActive: false } });
  await expect(createApiClient().callTampered(getMe, {}, bearer(second.token))).rejects.toMatchObject({
    status: 401,
  });
});

test('rejects an invalid token even with a valid session', async () => {
  const browser = await signInLearner(app);
  const attempt = browser.callTampered(getMe, {}, bearer('glossa_wrong'));
  await expect(attempt).rejects.toMatchObject({ status: 401 });
});

test('hides a token from other users', async () => {
  const [mine, theirs] = [await signInLearner(app), await signInLearner(app)];
  const { id, token } = await issueToken(mine);
  expect(await theirs.call(listTokens, {})).toEqual({ results: [] });
  await expect(theirs.call(deleteToken, { params: { id } })).rejects.toMatchObject({
    status: 404,
    code: 'token_not_found',
  });
  await createApiClient().callTampered(getMe, {}, bearer(token));
});

test('allows at most fifty tokens per user, even for concurrent requests', async () => {
  const browser = await signInLearner(app);
  const { learnerId } = browser;
  await app.deps.db.prisma.accessToken.createMany({
    data: Array.from({ length: 48 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      learnerId,
      name: 'old',
      prefix: 'glossa_',
      tokenHash: new Uint8Array(32).fill(index),
    })),
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => issueToken(browser)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(2);
  await expect(issueToken(browser)).rejects.toMatchObject({ status: 409, code: 'too_many_tokens' });
});

test.each(['', ' ', 'x'.repeat(101)])('refuses the name %j', async (name) => {
  const browser = await signInLearner(app);
  await expect(issueToken(browser, name)).rejects.toMatchObject({
    status: 400,
    fields: { name: [expect.any(String)] },
  });
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
const setExpiry = (id: string, days: number) =>
  app.deps.db.prisma.accessToken.update({ where: { id }, data: { expiresAt: daysFromNow(days) } });

test('creates a token with all scopes for 90 days unless its owner chooses otherwise', async () => {
  const browser = await signInLearner(app);
  const usual = await issueToken(browser);
  expect(usual.scopes).toEqual(['read', 'write', 'media']);
  expect(new Date(usual.expires_at).getTime() / 1000).toBeCloseTo(daysFromNow(90).getTime() / 1000, -2);
  const chosen = await browser.call(createToken, {
    body: { name: 'Reader', scopes: ['media', 'read', 'read'], lifetime_days: 30 },
  });
  expect(chosen.scopes).toEqual(['read', 'media']);
  expect(new Date(chosen.expires_at).getTime() / 1000).toBeCloseTo(daysFromNow(30).getTime() / 1000, -2);
});

test.each([
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['admin'] }, 'scopes.0'],
  [{ lifetime_days: 36_500 }, 'lifetime_days'],
  [{ lifetime_days: null }, 'lifetime_days'],
])('refuses to create a token with %j', async (input, field) => {
  const browser = await signInLearner(app);
  const attempt = browser.call(createToken, { body: { name: 'Script', ...input } as never });
  await expect(attempt).rejects.toMatchObject({ status: 400, fields: { [field]: [expect.any(String)] } });
});

test('allows only calls within a token’s scopes, and names the missing scope', async () => {
  const browser = await signInLearner(app);
  const reader = await issueToken(browser, 'Reader', ['read']);
  await createApiClient().callTampered(getMe, {}, bearer(reader.token));
  const input = { body: { language_code: 'fr' } };
  const change = createApiClient().callTampered(updateUiLanguage, input, bearer(reader.token));
  await expect(change).rejects.toMatchObject({
    status: 403,
    code: 'token_scope_missing',
    detail: 'This access token lacks the scope “write”',
  });
  const writer = await issueToken(browser, 'Writer', ['write']);
  await createApiClient().callTampered(updateUiLanguage, input, bearer(writer.token));
  const read = createApiClient().callTampered(getMe, {}, bearer(writer.token));
  await expect(read).rejects.toMatchObject({ code: 'token_scope_missing' });
  expect(await createApiClient().callTampered(checkAuth, {}, bearer(writer.token))).toMatchObject({
    isAuthenticated: false,
  });
});

test('refuses an expired token with a distinct error code and keeps it in the list', async () => {
  const browser = await signInLearner(app);
  const { id, token } = await issueToken(browser);
  await setExpiry(id, -1);
  const attempt = createApiClient().callTampered(getMe, {}, bearer(token));
  await expect(attempt).rejects.toMatchObject({ status: 401, code: 'token_expired' });
  expect(await createApiClient().callTampered(checkAuth, {}, bearer(token))).toMatchObject({
    isAuthenticated: false,
  });
  const { results } = await browser.call(listTokens, {});
  expect(results).toMatchObject([{ id, last_used_at: null }]);
});

test('emails the owner when a token is created, but doesn’t include the token', async () => {
  const { id, email } = await createAccount(app);
  const { token } = await issueToken(await signInLearner(app, { id }), 'Backup', ['read']);
  const [notice] = await listEmailsTo(app, email);
  expect(notice?.subject).toBe('A new access token for your Glossa account');
  expect(notice?.text).toContain('“Backup”');
  expect(notice?.text).toContain('- See your texts');
  expect(notice?.text).not.toContain('- Send and download');
  expect(notice?.text).not.toContain(token.slice(0, 12));
});

test('emails owners once about tokens that expire within a week, even with two workers', async () => {
  const { id, email } = await createAccount(app);
  const browser = await signInLearner(app, { id });
  for (const [name, days] of [
    ['Soon', 6],
    ['Sooner', 2],
    ['Later', 8],
    ['Gone', -1],
  ] as const) {
    await setExpiry((await issueToken(browser, name)).id, days);
  }
  const listNotices = async () =>
    (await listEmailsTo(app, email)).filter(
      ({ subject }) => subject === 'Your Glossa access tokens expire soon',
    );
  await Promise.all([announceExpiringTokens(app.deps), announceExpiringTokens(app.deps)]);
  await announceExpiringTokens(app.deps);
  const notices = await listNotices();
  expect(notices).toHaveLength(1);
  expect(notices[0]?.text).toMatch(/- Sooner: .+\n- Soon: /);
  expect(notices[0]?.text).not.toMatch(/Later|Gone/);
});
