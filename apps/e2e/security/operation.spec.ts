import { createToken } from '@glossa/contract/access-tokens';
import { getMe, login, requestPasswordReset } from '@glossa/contract/auth';
import { listOutbox } from '@glossa/contract/outbox';
import { expect } from '@playwright/test';

import { findFreePort } from '../src/app/free-port.ts';
import { copyFreshSite } from '../src/app/fresh-site.ts';
import { startApp } from '../src/app/start-app.ts';
import { createTemporaryFolder } from '../src/app/temporary-folder.ts';
import { asvs } from '../src/security/asvs.ts';
import { failureOf } from '../src/security/failure-of.ts';
import { publicAdmin, publicHost, publicTest, securityTest as test } from '../src/security/security-test.ts';
import { send } from '../src/security/send.ts';
import { createApiClient } from '../src/users/api-client.ts';
import { admin, contentManager, demoLearner } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';

/** Headers sent by a proxy in front of the public site. */
const proxied = { host: publicHost, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

test.describe('Operation', () => {
  test('a public site with the demo accounts doesn’t start', asvs('V13.2', 'V6.3'), async () => {
    const folder = await createTemporaryFolder();
    await copyFreshSite(folder.path);
    const start = startApp({
      dataDir: folder.path,
      port: await findFreePort(),
      env: { PUBLIC_URL: `https://${publicHost}`, TRUST_PROXY: '1' },
    });
    await expect(start).rejects.toThrow(/demo/);
    await folder.remove();
  });

  test('a public site doesn’t start without HTTPS', asvs('V12.2'), async () => {
    const folder = await createTemporaryFolder();
    await copyFreshSite(folder.path);
    const start = startApp({
      dataDir: folder.path,
      port: await findFreePort(),
      env: { PUBLIC_URL: `http://${publicHost}`, NODE_ENV: 'production' },
    });
    await expect(start).rejects.toThrow(/PUBLIC_URL: must be an https/);
    await folder.remove();
  });

  test(
    'in the outbox, links that give access to an account are hidden from admins and scripts',
    asvs('V14.2'),
    async ({ url }) => {
      const user = await createLearnerAccount(url);
      await createApiClient(url).call(requestPasswordReset, { body: { email: user.email } });
      const operator = await signIn(url, admin);
      const list = () => operator.call(listOutbox, {});
      const findReset = async () =>
        (await list()).results.find(({ to, links }) => to === user.email && links !== 'none');
      await expect.poll(findReset).toBeTruthy();
      expect(JSON.stringify(await list())).not.toMatch(/token=[\w-]{20}/);
      const { token } = await operator.call(createToken, { body: { name: 'Script' } });
      const reply = await send(url + listOutbox.path, { headers: { authorization: `Bearer ${token}` } });
      expect(reply.status).toBe(403);
    },
  );

  test('the site doesn’t connect to its database as a superuser', asvs('V13.2'), async ({ site }) => {
    const roles = await site.query<{ name: string; super: boolean }>(
      `SELECT DISTINCT usename AS name, usesuper AS super FROM pg_stat_activity JOIN pg_user USING (usename)
       WHERE datname = current_database() AND usename <> current_user`,
    );
    expect(roles).toEqual([{ name: 'glossa', super: false }]);
  });

  test('internal metrics aren’t served to the public', asvs('V13.4'), async ({ url }) => {
    for (const path of ['/metrics', '/.env', '/.git/config', '/package.json', '/assets/../package.json']) {
      const reply = await send(url + path);
      expect(reply.body, path).not.toMatch(/process_cpu|DATABASE|"name": "glossa"|\[core\]/);
    }
  });

  test('error responses reveal nothing about the server', asvs('V16.5', 'V13.4'), async ({ url }) => {
    for (const path of ['/api/nothing/', '/api/texts/%E0%A4%A/', '/media/../../etc/passwd']) {
      const reply = await send(url + path);
      expect(reply.status, path).toBeGreaterThanOrEqual(400);
      expect(reply.body, path).not.toMatch(/at .*\.ts:|node_modules|\/work\/|postgres/);
      expect(reply.headers.get('x-powered-by'), path).toBeNull();
    }
  });
});

publicTest.describe('Public site', () => {
  publicTest('the demo’s accounts are closed', asvs('V6.3'), async ({ url }) => {
    for (const account of [demoLearner, admin, contentManager]) {
      const attempt = createApiClient(url, proxied).call(login, { body: account });
      expect(await failureOf(attempt)).toBe('invalid_credentials');
    }
  });

  publicTest('cookies are Secure and bound to the host', asvs('V3.3'), async ({ url }) => {
    const operator = await signIn(url, publicAdmin, proxied);
    const names = [...operator.cookies.keys()];
    expect(names).toContain('__Host-sessionid');
    expect(names).not.toContain('sessionid');
    const reply = await send(`${url}/api/auth/csrf/`, {
      headers: { ...proxied, cookie: [...operator.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of reply.headers.getSetCookie()) expect(line).toMatch(/; Secure/i);
    expect(await failureOf(operator.call(getMe, {}))).toBeUndefined();
  });

  publicTest('pages and responses carry the security headers', asvs('V3.4'), async ({ url }) => {
    for (const path of ['/', '/login', '/api/auth/check-auth/', '/api/nothing/']) {
      const { headers } = await send(url + path, { headers: proxied });
      expect(headers.get('strict-transport-security'), path).toMatch(/max-age=31536000; ?includeSubDomains/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe|img-src[^;]*https:/);
      if (path.startsWith('/api/')) expect(headers.get('cache-control'), path).toContain('no-store');
      else
        expect(policy, path).toMatch(/object-src 'none'.*base-uri 'none'|base-uri 'none'.*object-src 'none'/);
    }
  });

  publicTest('no other site may read responses', asvs('V3.4', 'V3.5'), async ({ url }) => {
    const { headers } = await send(`${url}/api/auth/check-auth/`, {
      headers: { ...proxied, origin: 'https://evil.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  publicTest(
    'an address in X-Forwarded-For counts only from the proxy',
    asvs('V15.3'),
    async ({ url, site }) => {
      const { email } = publicAdmin;
      const headers = { ...proxied, 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
      await failureOf(
        createApiClient(url, headers).call(login, { body: { email, password: 'Wrong-Lamp-77' } }),
      );
      const lastAddress = async () =>
        (
          await site.query<{ address: string }>(
            `SELECT host(address::inet) AS address FROM security_event WHERE outcome = 'failure' ORDER BY id DESC LIMIT 1`,
          )
        )[0]?.address;
      await expect.poll(lastAddress).toBe('203.0.113.9');
    },
  );
});
