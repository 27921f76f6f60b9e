import { createToken } from '@glossa/contract/access-tokens';
import { changePassword, getMe, login } from '@glossa/contract/auth';
import type { Endpoint } from '@glossa/contract/endpoint';
import { endpoints } from '@glossa/contract/endpoints';
import { endAllSessions, listSignIns } from '@glossa/contract/sessions';
import { listSecurityEvents } from '@glossa/contract/security-log';
import { expect } from '@playwright/test';

import { asvs } from '../src/security/asvs.ts';
import { failureOf } from '../src/security/failure-of.ts';
import { securityTest as test } from '../src/security/security-test.ts';
import { send } from '../src/security/send.ts';
import { createApiClient } from '../src/users/api-client.ts';
import { admin } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, password, signIn } from '../src/users/user.ts';

/** Endpoints that require the user to have confirmed their identity recently. */
const provedEndpoints: Endpoint[] = Object.values(endpoints).filter(({ needsProof }) => needsProof);

/** Endpoints that can't be called with an access token. */
const sessionEndpoints: Endpoint[] = Object.values(endpoints).filter(({ sessionOnly }) => sessionOnly);

/** Well-formed bodies for the endpoints that need one. */
const bodies: Record<string, object> = {
  '/api/auth/tokens/': { name: 'Script' },
  '/api/auth/email/change/': { email: 'new@example.test' },
  '/api/auth/single-sign-on/{provider}/link/': { next: '/settings' },
  '/api/auth/set-password/': { new_password: 'Badgers-dig-5-holes' },
  '/api/auth/second-factor/app/confirm/': { code: '123456' },
  '/api/auth/passkeys/': {
    name: 'Phone',
    passkey: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      clientExtensionResults: {},
    },
  },
  '/api/shop/orders/{id}/refund/': { reason: 'Unwanted' },
  '/api/orders/{id}/refund/': { reason: 'Unwanted' },
};

const fillPath = ({ path }: Endpoint): string =>
  path.replaceAll(/\{\w+\}/g, '0198a000-0000-7000-8000-000000000001');

test.describe('Sessions', () => {
  test(
    'scripts can’t read the session cookie, and other sites don’t send it',
    asvs('V3.3'),
    async ({ url }) => {
      const { email } = await createLearnerAccount(url);
      const visitor = createApiClient(url);
      await visitor.call(login, { body: { email, password } });
      const reply = await send(`${url}/api/auth/check-auth/`, {
        headers: { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      const cookies = reply.headers.getSetCookie().filter((line) => !line.startsWith('csrftoken'));
      for (const line of cookies) expect(line).toMatch(/SameSite=Lax/i);
      expect(cookies.find((line) => line.startsWith('sessionid')) ?? 'HttpOnly').toMatch(/HttpOnly/i);
    },
  );

  test(
    'signing in replaces the session ID, which prevents session fixation',
    asvs('V7.2'),
    async ({ url }) => {
      const user = await createLearnerAccount(url);
      const before = user.cookies.get('sessionid');
      const again = await signIn(url, user);
      expect(again.cookies.get('sessionid')).not.toBe(before);
    },
  );

  test('“Sign out everywhere” ends the other sessions', asvs('V7.4'), async ({ url }) => {
    const user = await createLearnerAccount(url);
    const other = await signIn(url, user);
    await user.call(endAllSessions, {});
    expect(await failureOf(other.call(getMe, {}))).toBe('unauthenticated');
  });

  test(
    'changing the password ends the other sessions and revokes all access tokens',
    asvs('V7.4'),
    async ({ url }) => {
      const user = await createLearnerAccount(url);
      const other = await signIn(url, user);
      const { token } = await user.call(createToken, { body: { name: 'Script' } });
      const body = { current_password: password, new_password: 'Badgers-dig-5' };
      await user.call(changePassword, { body });
      expect(await failureOf(other.call(getMe, {}))).toBe('unauthenticated');
      const reply = await send(url + getMe.path, { headers: { authorization: `Bearer ${token}` } });
      expect(reply.status).toBe(401);
    },
  );

  test('a session ends after 30 days, even if it is used regularly', asvs('V7.3'), async ({ url, site }) => {
    const user = await createLearnerAccount(url);
    expect(await failureOf(user.call(getMe, {}))).toBeUndefined();
    await site.query(
      `UPDATE session SET created_at = now() - interval '30 days 1 minute'
       WHERE learner_id = (SELECT id FROM learner WHERE email = $1)`,
      [user.email],
    );
    // Servers cache sessions briefly.
    await expect.poll(() => failureOf(user.call(getMe, {}))).toBe('unauthenticated');
  });

  test(
    'sensitive actions require an identity confirmation within the last ten minutes',
    asvs('V7.5'),
    async ({ url, site }) => {
      const operator = await signIn(url, admin);
      await site.query(`UPDATE session SET proved_at = now() - interval '11 minutes'`);
      expect(provedEndpoints.length).toBeGreaterThan(10);
      for (const endpoint of provedEndpoints) {
        const input = { params: ids(endpoint), query: {}, body: bodies[endpoint.path] };
        const call = operator.call(endpoint, input);
        expect(await failureOf(call), `${endpoint.method} ${endpoint.path}`).toBe('proof_required');
      }
    },
  );

  test('an access token can’t take over the account', asvs('V7.2', 'V8.2'), async ({ url }) => {
    const operator = await signIn(url, admin);
    const { token } = await operator.call(createToken, { body: { name: 'Script' } });
    expect(sessionEndpoints.length).toBeGreaterThan(20);
    for (const endpoint of sessionEndpoints) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const reply = await send(url + fillPath(endpoint), { method: endpoint.method, headers });
      expect(reply.status, `${endpoint.method} ${endpoint.path}`).toBe(403);
    }
  });
});

test.describe('Security log', () => {
  test(
    'admins see sign-in attempts with their IP address and outcome, and users see their own',
    asvs('V16.3'),
    async ({ url }) => {
      const user = await createLearnerAccount(url);
      await failureOf(
        createApiClient(url).call(login, { body: { email: user.email, password: 'Wrong-Lamp-77' } }),
      );
      const attempts = async () => (await user.call(listSignIns, {})).results.map(({ outcome }) => outcome);
      await expect.poll(attempts).toEqual(['failure', 'success']);
      const operator = await signIn(url, admin);
      const { results } = await operator.call(listSecurityEvents, {
        query: { search: user.email, kind: 'sign_in' },
      });
      expect(results).toMatchObject([
        { outcome: 'failure', reason: 'wrong_password', address: expect.stringMatching(/^127\./) },
        { outcome: 'success' },
      ]);
    },
  );

  test(
    'neither the security log nor the site’s logs contain what the user typed',
    asvs('V16.2'),
    async ({ url, site }) => {
      const secret = `Typed-Lamp-${Date.now()}`;
      await failureOf(
        createApiClient(url).call(login, { body: { email: `${secret}@example.test`, password: secret } }),
      );
      const user = await createLearnerAccount(url);
      const { token } = await user.call(createToken, { body: { name: 'Script' } });
      await send(url + getMe.path, { headers: { authorization: `Bearer ${token}` } });
      const logs = await site.readLogs();
      expect(logs).toContain('/api/auth/login/');
      for (const typed of [secret, password, token, user.cookies.get('sessionid') ?? ''])
        expect(logs).not.toContain(typed);
      const events = await site.query<{ event: string }>(
        `SELECT security_event::text AS event FROM security_event`,
      );
      expect(events.map(({ event }) => event).join('\n')).not.toContain(secret);
    },
  );
});

/** Returns IDs of nonexistent objects for the parameters in an endpoint's path. */
const ids = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name === 'provider' ? 'school' : '0198a000-0000-7000-8000-000000000001',
    ]),
  );
