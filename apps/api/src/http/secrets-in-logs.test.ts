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
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';

import { createApp } from '../app.ts';
import { createBackground } from '../background.ts';
import { Browser } from '../testing/browser.ts';
import { createAccount, testPassword } from '../testing/factories/account.ts';
import { mailsTo, resetTokenOf } from '../testing/mails.ts';
import { startTestApp } from '../testing/test-app.ts';

const app = startTestApp();

/** The app again, with everything it logs kept. */
async function watched() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = pino({ level: 'trace' }, stream);
  const deps = { ...app.deps, log, background: createBackground(log) };
  const server = createServer(createApp(deps));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { lines, deps, url, end: () => server.close(), browser: () => new Browser(url, deps.config.secret) };
}

test('nothing that opens an account is logged, whatever happens', async () => {
  const { lines, deps, url, end, browser } = await watched();
  const { email } = await createAccount(app);
  const secrets: Record<string, string> = {
    testPassword,
    wrong: 'Wrong-4-sure',
    next: 'Badgers-dig-5-holes',
  };
  const other = browser();
  const keep = (name: string) => {
    for (const [cookie, value] of other.cookies) {
      if (cookie !== 'glossa_language') secrets[`${name} ${cookie}`] = decodeURIComponent(value);
    }
  };

  await other.call(login, { body: { email, password: secrets['wrong'] as string } }).catch(() => undefined);
  await other.call(login, { body: { email, password: 7 as never } }).catch(() => undefined);
  const { signingKey } = await other.call(login, { body: { email, password: testPassword } });
  other.useSigningKey(signingKey);
  secrets['signing key'] = signingKey;
  keep('first');
  const { token } = await other.call(createToken, { body: { name: 'script' } });
  secrets['access token'] = token;
  await other.tampered(getMe, {}, { headers: { authorization: `Bearer ${token}` } });
  await other.call(changePassword, {
    body: { current_password: testPassword, new_password: secrets['next'] as string },
  });
  keep('second');

  const visitor = browser();
  await visitor.call(requestPasswordReset, { body: { email } });
  await deps.background.settled();
  const reset = await resetTokenOf(app, email);
  secrets['reset token'] = reset;
  await fetch(`${url}/reset-password?token=${reset}`);
  const body = { token: reset, new_password: testPassword };
  await visitor
    .tampered(confirmPasswordReset, { body }, { headers: { 'x-signature': 'x' } })
    .catch(() => undefined);
  await visitor.call(confirmPasswordReset, { body });

  // Errors of ours: the mail server and the database.
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
  expect(await mailsTo(app, email)).not.toEqual([]);
});
