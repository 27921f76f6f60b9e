import { changePassword, checkAuth, login, logout, requestPasswordReset } from '@glossa/contract/auth';
import { listSessions } from '@glossa/contract/sessions';
import { createClient } from '@glossa/contract/client';
import { getPaymentConfig } from '@glossa/contract/payments';
import { signRequest } from '@glossa/contract/signing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { createTransport } from './transport.ts';

const problem = (status: number, code: string, headers = {}) => ({
  status,
  body: { error: 'A sentence', code },
  headers,
});
const csrf = { status: 200, body: { csrfToken: 'fresh' } };
const session = { email: 'a@b.example', password: 'Secret-11' };

const setUp = (signingKey?: string) => {
  const onUnauthenticated = vi.fn();
  let time = 1_000_000;
  const transport = createTransport({ credentials: { signingKey }, onUnauthenticated, now: () => time });
  return { call: createClient({ transport }), onUnauthenticated, advance: (span: number) => (time += span) };
};

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

describe('every request', () => {
  it('carries the X-Requested-With and no-cache headers', async () => {
    const received = fakeServer({
      'GET /api/auth/check-auth/': { status: 200, body: { isAuthenticated: false } },
    });
    await setUp().call(checkAuth, {});
    expect(received[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(received[0]?.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('keepalive', () => {
  const keepaliveFlags = async (run: (call: ReturnType<typeof setUp>['call']) => Promise<unknown>) => {
    fakeServer({
      'GET /api/auth/check-auth/': { status: 200, body: { isAuthenticated: false } },
      'POST /api/auth/logout/': { status: 204 },
      'POST /api/auth/password-reset/request/': {
        status: 500,
        body: { error: 'Full', code: 'internal_error' },
      },
    });
    const sent = vi.spyOn(globalThis, 'fetch');
    await run(setUp().call);
    return sent.mock.calls.map(([, init]) => init?.keepalive);
  };

  it('is set for a small mutation, which would otherwise be lost when the page closes', async () => {
    expect(await keepaliveFlags((call) => call(logout, {}))).toEqual([true]);
  });

  it('is not set for reads or for requests with a long body', async () => {
    expect(await keepaliveFlags((call) => call(checkAuth, {}))).toEqual([false]);
    const email = `${'a'.repeat(3000)}@b.example`;
    const resetFlags = keepaliveFlags((call) =>
      call(requestPasswordReset, { body: { email } }).catch(() => undefined),
    );
    expect((await resetFlags).at(-1)).toBe(false);
  });
});

describe('CSRF token', () => {
  it('comes from the cookie', async () => {
    const received = fakeServer({ 'POST /api/auth/logout/': { status: 204 } });
    await setUp().call(logout, {});
    expect(received.map(({ path }) => path)).toEqual(['/api/auth/logout/']);
    expect(received[0]?.headers.get('x-csrftoken')).toBe('cookie');
  });

  it('is fetched when there is no cookie', async () => {
    document.cookie = 'csrftoken=; Max-Age=0; Path=/';
    const received = fakeServer({ 'GET /api/auth/csrf/': csrf, 'POST /api/auth/logout/': { status: 204 } });
    await setUp().call(logout, {});
    expect(received.map(({ path }) => path)).toEqual(['/api/auth/csrf/', '/api/auth/logout/']);
    expect(received[1]?.headers.get('x-csrftoken')).toBe('fresh');
  });

  it('is requested with a timeout of ten seconds', async () => {
    document.cookie = 'csrftoken=; Max-Age=0; Path=/';
    fakeServer({ 'GET /api/auth/csrf/': csrf, 'POST /api/auth/logout/': { status: 204 } });
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await setUp().call(logout, {});
    // The call itself, and the token request that precedes it.
    expect(limit.mock.calls).toEqual([[30_000], [10_000]]);
  });

  it('is not sent with read requests', async () => {
    const received = fakeServer({
      'GET /api/auth/check-auth/': { status: 200, body: { isAuthenticated: false } },
    });
    await setUp().call(checkAuth, {});
    expect(received[0]?.headers.has('x-csrftoken')).toBe(false);
  });

  it.each([
    ['code', { code: 'csrf_failed', error: 'A sentence' }],
    ['error', { code: 'forbidden', error: 'CSRF token missing' }],
    ['detail', { code: 'forbidden', error: 'Forbidden', detail: 'CSRF Failed: token incorrect' }],
  ])('is renewed once after a 403 that mentions CSRF in its %s', async (_where, body) => {
    const received = fakeServer({
      'GET /api/auth/csrf/': csrf,
      'POST /api/auth/logout/': ({ headers }) =>
        headers.get('x-csrftoken') === 'fresh' ? { status: 204 } : { status: 403, body },
    });
    await setUp().call(logout, {});
    expect(received.map(({ path }) => path)).toEqual([
      '/api/auth/logout/',
      '/api/auth/csrf/',
      '/api/auth/logout/',
    ]);
  });

  it('is not renewed a second time', async () => {
    const received = fakeServer({
      'GET /api/auth/csrf/': csrf,
      'POST /api/auth/logout/': problem(403, 'csrf_failed'),
    });
    await expect(setUp().call(logout, {})).rejects.toMatchObject({ status: 403, code: 'csrf_failed' });
    expect(received.filter(({ path }) => path === '/api/auth/logout/')).toHaveLength(2);
  });

  it('is not renewed after a 403 for another reason', async () => {
    const received = fakeServer({ 'POST /api/auth/login/': problem(403, 'account_inactive') });
    await expect(setUp().call(login, { body: session })).rejects.toMatchObject({ code: 'account_inactive' });
    expect(received).toHaveLength(1);
  });
});

describe('signature', () => {
  it('covers the method, path and time, with the session’s signing key', async () => {
    const received = fakeServer({ 'POST /api/auth/change-password/': problem(400, 'wrong_password') });
    const body = { current_password: 'old', new_password: 'Quite-Unusual-47!' };
    await expect(setUp('key-of-session').call(changePassword, { body })).rejects.toThrow();
    const timestamp = Number(received[0]?.headers.get('x-timestamp'));
    expect(timestamp).toBe(1_000_000);
    expect(received[0]?.headers.get('x-signature')).toBe(
      await signRequest('key-of-session', { method: 'POST', path: '/api/auth/change-password/', timestamp }),
    );
  });

  it('is absent from public read requests', async () => {
    const path = '/api/payment/config/';
    const config = { configured: false, provider: null, test: false, publicKey: null, testPages: true };
    const received = fakeServer({ [`GET ${path}`]: { status: 200, body: config } });
    await setUp('key-of-session').call(getPaymentConfig, {});
    expect(received[0]?.headers.has('x-signature')).toBe(false);
  });

  it('uses the CSRF token as its key on endpoints for signed-out users', async () => {
    const path = '/api/auth/password-reset/request/';
    const received = fakeServer({ [`POST ${path}`]: { status: 200, body: { sent: true } } });
    await setUp('key-of-session').call(requestPasswordReset, { body: { email: 'a@b.example' } });
    expect(received[0]?.headers.get('x-signature')).toBe(
      await signRequest('cookie', { method: 'POST', path, timestamp: 1_000_000 }),
    );
  });

  it('is the same without Web Crypto, as on plain HTTP', async () => {
    const path = '/api/auth/password-reset/request/';
    const expected = await signRequest('cookie', { method: 'POST', path, timestamp: 1_000_000 });
    vi.stubGlobal('crypto', { randomUUID: () => 'id' });
    const received = fakeServer({ [`POST ${path}`]: { status: 200, body: { sent: true } } });
    await setUp().call(requestPasswordReset, { body: { email: 'a@b.example' } });
    expect(received[0]?.headers.get('x-signature')).toBe(expected);
    vi.unstubAllGlobals();
  });

  it('never repeats, even within one millisecond', async () => {
    const path = '/api/auth/password-reset/request/';
    const received = fakeServer({ [`POST ${path}`]: { status: 200, body: { sent: true } } });
    const { call } = setUp();
    await Promise.all([1, 2, 3].map(() => call(requestPasswordReset, { body: { email: 'a@b.example' } })));
    expect(new Set(received.map(({ headers }) => headers.get('x-signature'))).size).toBe(3);
  });

  it('is absent when the endpoint does not require it', async () => {
    const received = fakeServer({ 'POST /api/auth/logout/': { status: 204 } });
    await setUp('key').call(logout, {});
    expect(received[0]?.headers.has('x-signature')).toBe(false);
  });
});

describe('401', () => {
  it('ends the session with the error Unauthorized', async () => {
    fakeServer({ 'GET /api/auth/sessions/': problem(401, 'unauthenticated') });
    const { call, onUnauthenticated } = setUp();
    await expect(call(listSessions, {})).rejects.toMatchObject({ status: 401, message: 'Unauthorized' });
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it('from check-auth does not end the session', async () => {
    fakeServer({ 'GET /api/auth/check-auth/': problem(401, 'unauthenticated') });
    const { call, onUnauthenticated } = setUp();
    await expect(call(checkAuth, {})).rejects.toMatchObject({ status: 401 });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('from my-purchases does not end the session', async () => {
    const path = '/api/shop/my-purchases/';
    fakeServer({ [`GET ${path}`]: problem(401, 'unauthenticated') });
    const { call, onUnauthenticated } = setUp();
    await expect(call({ ...listSessions, path } as unknown as typeof listSessions, {})).rejects.toMatchObject(
      { status: 401 },
    );
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

describe('rate limiting', () => {
  it('does not retry after a 429 and reports how long to wait', async () => {
    const received = fakeServer({
      'POST /api/auth/login/': problem(429, 'rate_limited', { 'retry-after': '30' }),
    });
    await expect(setUp().call(login, { body: session })).rejects.toMatchObject({
      status: 429,
      retryAfter: 30,
    });
    expect(received).toHaveLength(1);
  });

  it('blocks a URL after 1000 requests within a minute, until the minute has passed', async () => {
    const received = fakeServer({
      'GET /api/auth/check-auth/': { status: 200, body: { isAuthenticated: false } },
    });
    const { call, advance } = setUp();
    for (let count = 0; count < 1000; count += 1) await call(checkAuth, {});
    await expect(call(checkAuth, {})).rejects.toMatchObject({
      message: 'Rate limit exceeded',
      code: 'rate_limited',
    });
    expect(received).toHaveLength(1000);
    advance(60_001);
    await call(checkAuth, {});
    expect(received).toHaveLength(1001);
  });
});
