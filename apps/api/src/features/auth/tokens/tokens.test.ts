import { createToken, deleteToken, listTokens } from '@glossa/contract/access-tokens';
import { checkAuth, getMe, updateUiLanguage } from '@glossa/contract/auth';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const issueToken = (browser: Browser, name = 'My script') => browser.call(createToken, { body: { name } });
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
