import { changePassword, login, requestPasswordReset } from '@glossa/contract/auth';
import type { Endpoint } from '@glossa/contract/endpoint';
import { signRequest } from '@glossa/contract/signing';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { everyEndpoint, callWithoutInput } from '#testing/every-endpoint.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const minute = 60_000;
let browser: Browser;
let key: string;

beforeAll(async () => {
  const { email } = await createAccount(app, { isSuperuser: true });
  browser = app.visitor();
  ({ signingKey: key } = await browser.call(login, { body: { email, password: testPassword } }));
  browser.useSigningKey(key);
});

/**
 * Returns the signature headers that a client would send; `overrides` replaces the values that they are computed
 * from.
 */
async function signHeaders(
  endpoint: Endpoint,
  overrides: { timestamp?: number; method?: string; path?: string; key?: string } = {},
) {
  const { timestamp = Date.now(), method = endpoint.method, path = endpoint.path } = overrides;
  const signature = await signRequest(overrides.key ?? key, { method, path, timestamp });
  return { headers: { 'x-timestamp': String(timestamp), 'x-signature': signature } };
}

const invalidSignature = { status: 403, code: 'signature_invalid', detail: expect.any(String) };
const signedEndpoints = everyEndpoint.filter(([, endpoint]) => endpoint.signed);

test('requires signatures for the calls listed in the specification, except reads by visitors', () => {
  expect(signedEndpoints.map(([, { path }]) => path).sort()).toEqual([
    '/api/auth/change-password/',
    '/api/auth/password-reset/confirm/',
    '/api/auth/password-reset/request/',
    '/api/payment/confirm/',
    '/api/payment/create-payment-intent/',
    '/api/payment/test-authentication/',
    '/api/payment/test-card/',
    '/api/texts/upload/',
    '/api/user/profile/update/',
  ]);
});

describe.each(signedEndpoints)('%s', (_name, endpoint) => {
  test('accepts a valid signature, with or without the trailing slash', async () => {
    const { code } = await callWithoutInput(browser, endpoint, await signHeaders(endpoint));
    expect(['signature_invalid', 'signature_replayed']).not.toContain(code);
    const path = endpoint.path.slice(0, -1);
    const { headers } = await signHeaders(endpoint, { path });
    const csrf = decodeURIComponent(browser.cookies.get('csrftoken') as string);
    const response = await browser.fetch(path, {
      method: endpoint.method,
      headers: { ...headers, 'x-csrftoken': csrf },
    });
    expect(await response.text()).not.toContain('signature');
  });

  test.each(['x-signature', 'x-timestamp'])('rejects a request without %s', async (name) => {
    const { headers } = await signHeaders(endpoint);
    expect(await callWithoutInput(browser, endpoint, { headers: { ...headers, [name]: undefined } })).toEqual(
      invalidSignature,
    );
  });

  test.each([
    ['another key', { key: 'f'.repeat(64) }],
    ['another method', { method: 'PATCH' }],
    ['another path', { path: '/api/auth/login/' }],
  ])('rejects a signature for %s', async (_case, given) => {
    expect(await callWithoutInput(browser, endpoint, await signHeaders(endpoint, given))).toEqual(
      invalidSignature,
    );
  });

  test('rejects a timestamp other than the signed one', async () => {
    const { headers } = await signHeaders(endpoint);
    const laterTimestamp = String(Number(headers['x-timestamp']) + 1);
    expect(
      await callWithoutInput(browser, endpoint, { headers: { ...headers, 'x-timestamp': laterTimestamp } }),
    ).toEqual(invalidSignature);
  });

  test.each([-6, 6])('rejects a timestamp %i minutes off', async (minutes) => {
    const how = await signHeaders(endpoint, { timestamp: Date.now() + minutes * minute });
    expect(await callWithoutInput(browser, endpoint, how)).toEqual(invalidSignature);
  });

  test.each([-4, 4])('accepts a timestamp %i minutes off', async (minutes) => {
    const how = await signHeaders(endpoint, { timestamp: Date.now() + minutes * minute });
    expect((await callWithoutInput(browser, endpoint, how)).code).not.toBe('signature_invalid');
  });

  test('accepts a request only once, even when it is sent several times concurrently', async () => {
    const how = await signHeaders(endpoint, { timestamp: Date.now() + minute });
    // One browser per request, because a test browser can change only one request at a time.
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => {
        const otherVisitor = app.visitor();
        for (const [name, value] of browser.cookies) otherVisitor.cookies.set(name, value);
        return callWithoutInput(otherVisitor, endpoint, how);
      }),
    );
    expect(outcomes.filter(({ code }) => code === 'signature_replayed')).toHaveLength(4);
    expect(await callWithoutInput(browser, endpoint, how)).toMatchObject({
      status: 403,
      code: 'signature_replayed',
    });
  });

  test.each(['0', '', 'NaN', 'Infinity', '-1', 'now'])('rejects the timestamp %j', async (timestamp) => {
    const { headers } = await signHeaders(endpoint);
    expect(
      await callWithoutInput(browser, endpoint, { headers: { ...headers, 'x-timestamp': timestamp } }),
    ).toEqual(invalidSignature);
  });
});

test('detects a replay with a differently written timestamp', async () => {
  const { headers } = await signHeaders(changePassword, { timestamp: Date.now() + 2 * minute });
  await callWithoutInput(browser, changePassword, { headers });
  const replayedHeaders = { ...headers, 'x-timestamp': `${headers['x-timestamp']}.0` };
  expect((await callWithoutInput(browser, changePassword, { headers: replayedHeaders })).code).toBe(
    'signature_replayed',
  );
});

test('lets a signed-out visitor sign a password reset with the CSRF token', async () => {
  const visitor = app.visitor();
  const token = visitor.cookies.get('csrftoken') as string;
  const how = await signHeaders(requestPasswordReset, { key: token });
  const input = { body: { email: 'nobody@example.test' } };
  expect(await visitor.callTampered(requestPasswordReset, input, how)).toEqual({ sent: true });
  await expect(
    visitor.callTampered(requestPasswordReset, input, await signHeaders(requestPasswordReset, { key: 'x' })),
  ).rejects.toMatchObject(invalidSignature);
});
