import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';

import { createToken } from '@glossa/contract/access-tokens';
import {
  changePassword,
  confirmPasswordReset,
  getMe,
  login,
  register,
  requestPasswordReset,
} from '@glossa/contract/auth';
import { expect, test, vi } from 'vitest';

import { createApp } from '#app.ts';
import { createBackground } from '#platform/background.ts';
import { createLog } from '#platform/logging/create-log.ts';
import { Browser } from '#testing/browser.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { listEmailsTo, findResetToken } from '#testing/sent-emails.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Creates a second app and captures everything that it logs. */
async function watchLogs() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = createLog({ name: 'test', level: 'trace' }, stream);
  const deps = { ...app.deps, log, background: createBackground(log) };
  const server = createServer(createApp(deps));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { lines, deps, url, end: () => server.close(), browser: () => new Browser(url, deps.config.secret) };
}

test('never logs passwords, tokens, keys or session cookies', async () => {
  const { lines, deps, url, end, browser } = await watchLogs();
  const { email } = await createAccount(app);
  const secrets: Record<string, string> = {
    testPassword,
    wrong: 'Wrong-4-sure',
    next: 'Badgers-dig-5-holes',
  };
  const other = browser();
  const addSecret = (name: string) => {
    for (const [cookie, value] of other.cookies) {
      if (!cookie.startsWith('glossa_language')) secrets[`${name} ${cookie}`] = decodeURIComponent(value);
    }
  };

  await other.call(login, { body: { email, password: secrets['wrong'] as string } }).catch(() => undefined);
  await other.call(login, { body: { email, password: 7 as never } }).catch(() => undefined);
  const { signingKey } = await other.call(login, { body: { email, password: testPassword } });
  other.useSigningKey(signingKey);
  secrets['signing key'] = signingKey;
  addSecret('first');
  const { token } = await other.call(createToken, { body: { name: 'script' } });
  secrets['access token'] = token;
  await other.callTampered(getMe, {}, { headers: { authorization: `Bearer ${token}` } });
  await other.call(changePassword, {
    body: { current_password: testPassword, new_password: secrets['next'] as string },
  });
  addSecret('second');

  const visitor = browser();
  await visitor.call(requestPasswordReset, { body: { email } });
  await deps.background.settled();
  const reset = await findResetToken(app, email);
  secrets['reset token'] = reset;
  await fetch(`${url}/reset-password?token=${reset}`);
  const body = { token: reset, new_password: testPassword };
  await visitor
    .callTampered(confirmPasswordReset, { body }, { headers: { 'x-signature': 'x' } })
    .catch(() => undefined);
  await visitor.call(confirmPasswordReset, { body });

  // Simulate failures of the mail server and the database.
  const send = vi.spyOn(deps.mailer, 'send').mockRejectedValue(new Error('no mail server'));
  await visitor.call(requestPasswordReset, { body: { email } });
  await deps.background.settled();
  send.mockRestore();
  const row = vi.spyOn(deps.db, 'row').mockRejectedValue(new Error('a statement failed'));
  await visitor.call(login, { body: { email, password: testPassword } }).catch(() => undefined);
  await visitor.call(register, { body: { email, password: testPassword } as never }).catch(() => undefined);
  row.mockRestore();
  end();

  const text = lines.join('');
  expect(text).toContain('/api/auth/login/');
  expect(text).toContain('no mail server');
  expect(text).toContain('a statement failed');
  expect(text).toContain('/reset-password');
  const leaked = Object.entries(secrets).filter(([, secret]) => text.includes(secret));
  expect(leaked.map(([name]) => name)).toEqual([]);
  expect(Object.keys(secrets)).toEqual(
    expect.arrayContaining([
      'first sessionid',
      'second sessionid',
      'first csrftoken',
      'second glossa_device',
    ]),
  );
  expect(await listEmailsTo(app, email)).not.toEqual([]);
});

test('redacts secrets in log calls at any depth', async () => {
  const { lines, deps, end } = await watchLogs();
  const secrets = {
    password: 'Badgers-dig-6-holes',
    token: 'tok-hunter2',
    authorization: 'Bearer hunter2-hunter2',
    cookie: 'sessionid=hunter2',
    'set-cookie': 'sessionid=hunter2; HttpOnly',
    'x-csrftoken': 'csrf-hunter2',
    signingKey: 'key-hunter2',
    client_secret: 'pi_1_secret_hunter2',
    secretKey: 'sk_test_hunter2',
    webhookSecret: 'whsec_hunter2',
    apiKey: 'api-hunter2',
  };
  deps.log.info(secrets, 'flat');
  deps.log.info({ body: secrets }, 'in a body');
  deps.log.info({ request: { headers: secrets } }, 'in headers');
  deps.log.info({ response: { request: { headers: secrets } } }, 'deeper');
  const err = new Error('connect to redis://default:hunter2@queue:6379 failed', {
    cause: new Error('postgresql://glossa:hunter2@db/glossa'),
  });
  deps.log.error({ err: Object.assign(err, { config: secrets, key: 'sk_live_hunter2' }) }, 'an error');
  deps.background.run('something', () => Promise.reject(err));
  await deps.background.settled();
  end();
  expect(lines).toHaveLength(6);
  const text = lines.join('');
  expect(text).toContain('redis://[Redacted]@queue:6379 failed');
  for (const secret of ['hunter2', 'Badgers']) expect(text).not.toContain(secret);
});

test('doesn’t log query strings', async () => {
  const { lines, url, end } = await watchLogs();
  for (const path of [
    '/api/languages/?token=hunter2',
    '/media/purchases/0/0/x.pdf?signature=hunter2',
    '/api/nothing/?q=hunter2',
    '/%E0?token=hunter2',
  ])
    await fetch(`${url}${path}`, {
      headers: { cookie: 'sessionid=hunter2', authorization: 'Bearer hunter2' },
    });
  await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(4), waitOptions);
  end();
  expect(lines.join('')).not.toContain('hunter2');
});
