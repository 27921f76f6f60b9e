import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, ROOT } from './settings.mjs';

test('defaults to loopback with data in the checkout', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://127.0.0.1:3000',
    dataDir: `${ROOT}/.data`,
    logDir: `${ROOT}/.data/logs`,
    databaseUrl: undefined,
    showsDemoAccounts: true,
  });
});

test('resolves a relative data folder against the working directory', () => {
  expect(readSettings({ DATA_DIR: 'elsewhere' }).dataDir).toBe(resolve('elsewhere'));
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['192.0.2.7', 'http://192.0.2.7:80'],
  ['2001:db8::7', 'http://[2001:db8::7]:80'],
])('a site listening on %s has the origin %s', (host, origin) => {
  expect(readSettings({ HOST: host, PORT: '80' })).toMatchObject({ origin });
});

test.each(['0', '65536', '80.5', 'http'])('rejects the port %s', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow('PORT must be a number from 1 to 65535');
});

test.each([
  { HOST: '0.0.0.0' },
  { NODE_ENV: 'production' },
  { DATABASE_URL: 'postgresql://db/glossa' },
  { ADMIN_EMAIL: 'me@example.org' },
  { PUBLIC_URL: 'https://glossa.example' },
  { PUBLIC_URL: 'http://127.glossa.example:3000' },
  { TRUST_PROXY: '1' },
])('hides the demo accounts if the environment contains %o', (env) => {
  expect(readSettings(env).showsDemoAccounts).toBe(false);
});

test('reads the database URL from a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'glossa-')), 'database');
  writeFileSync(file, 'postgresql://db/glossa\n');
  expect(readSettings({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgresql://db/glossa');
  expect(() => readSettings({ DATABASE_URL_FILE: `${file}-not` })).toThrow("Can't read");
});
