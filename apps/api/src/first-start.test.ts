import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { login } from '@glossa/contract/auth';
import { openDatabase } from '@glossa/db/database';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { refuseDemoPassword } from './features/auth/first-accounts/demo-accounts.ts';
import { ensureFirstAccounts } from './features/auth/first-accounts/service.ts';
import { createAccount } from './testing/factories/account.ts';
import { runGlossaProcess } from './testing/glossa-process.ts';
import { startProcess } from './testing/start-process.ts';
import { createSecondSite } from './testing/second-site.ts';
import { startTestApp } from './testing/test-app.ts';

const app = startTestApp();
const demoPassword = 'Glossa-Demo-2026';
const emails = ['admin@glossa.local', 'creator@glossa.local', 'learner@glossa.local', 'shopper@glossa.local'];
const configuredAdmin = { ADMIN_EMAIL: 'head@school.test', ADMIN_PASSWORD: 'Otters-swim-4-fun' };
/** A site on the embedded database behind a proxy, as `npm start` runs it with a public URL. */
const networkEnvironment = { EMBEDDED: '1', PUBLIC_URL: 'https://glossa.example', TRUST_PROXY: '1' };
const inProduction = { NODE_ENV: 'production', PUBLIC_URL: 'https://glossa.example', TRUST_PROXY: '1' };

/** Creates the demo accounts, as a start on loopback does. */
const startAsDemo = () =>
  ensureFirstAccounts({ db: app.deps.db, config: { ...app.deps.config, admin: undefined, demo: true } });

/** Starts the built server. Returns whether it started to listen and, if not, its exit code and stderr. */
async function start(environment: Record<string, string>) {
  const { child, waitForLog } = startProcess(app, 'main', environment, { errors: true });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => ({ listens: false, code: code as number, errors }));
  const listening = waitForLog('listening').then(
    () => ({ listens: true, code: undefined, errors }),
    () => exited,
  );
  const outcome = await Promise.race([exited, listening]);
  child.kill('SIGKILL');
  return outcome;
}

beforeEach(async () => {
  await app.deps.db.prisma.learner.deleteMany();
});

test('creates no demo accounts on a site reachable from the network', async () => {
  expect(await start(networkEnvironment)).toMatchObject({ listens: true });
  expect(await app.deps.db.prisma.learner.count()).toBe(0);
});

test.each([
  ['behind a proxy', networkEnvironment],
  ['in production', inProduction],
  ['in production with another admin named', { ...inProduction, ...configuredAdmin }],
])('refuses to start with demo accounts %s', async (_where, environment) => {
  await startAsDemo();
  const { listens, code, errors } = await start(environment);
  expect({ listens, code }).toEqual({ listens: false, code: 1 });
  for (const email of emails) expect(errors).toContain(email);
  expect(errors).toContain('npm run glossa -- close-demo-accounts');
  expect(errors).not.toContain(demoPassword);
  expect(await app.deps.db.prisma.learner.count({ where: { email: configuredAdmin.ADMIN_EMAIL } })).toBe(0);
});

test('starts with the configured admin after the demo accounts are closed', async () => {
  await startAsDemo();
  const closed = await runGlossaProcess(app.deps.config, ['close-demo-accounts']);
  expect(closed).toMatchObject({ code: 0, errors: '' });
  for (const email of emails) expect(closed.output).toContain(email);
  for (const email of emails) {
    await expect(
      app.visitor().call(login, { body: { email, password: demoPassword } }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
  }
  expect(await app.deps.db.prisma.learner.count({ where: { isSuperuser: true } })).toBe(0);
  expect(await start({ ...inProduction, ...configuredAdmin })).toMatchObject({ listens: true });
  const { user } = await app.visitor().call(login, {
    body: { email: configuredAdmin.ADMIN_EMAIL, password: configuredAdmin.ADMIN_PASSWORD },
  });
  expect(user.is_superuser).toBe(true);
  expect((await runGlossaProcess(app.deps.config, ['close-demo-accounts'])).output).toContain('No account');
});

test('recognizes a demo account after its email changed, but not after its password changed', async () => {
  await startAsDemo();
  const { prisma } = app.deps.db;
  await prisma.learner.deleteMany({ where: { email: { not: 'admin@glossa.local' } } });
  await prisma.learner.updateMany({ data: { email: 'me@school.test', isActive: false } });
  await expect(refuseDemoPassword(app.deps.db)).rejects.toThrow('me@school.test');
  const { passwordHash } = await createAccount(app);
  await prisma.learner.updateMany({ data: { passwordHash } });
  await expect(refuseDemoPassword(app.deps.db)).resolves.toBeUndefined();
});

test('refuses to start in production from a restored demo backup', async () => {
  await startAsDemo();
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-demo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await runGlossaProcess(app.deps.config, ['backup', folder])).toMatchObject({ code: 0 });
  const [backup = ''] = await readdir(folder);
  const second = await createSecondSite(app);
  onTestFinished(() => second.remove());
  const restored = await runGlossaProcess(second, ['restore', path.join(folder, backup)], {
    environment: inProduction,
  });
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).toContain('glossa close-demo-accounts');
  const db = openDatabase(second.databaseUrl, { max: 1 });
  await expect(refuseDemoPassword(db)).rejects.toThrow('admin@glossa.local');
  await db.close();
});

test('refuses to start when the configured admin was not created', async () => {
  await createAccount(app, { email: 'other@school.test', isSuperuser: true });
  const { listens, code, errors } = await start({ ...inProduction, ...configuredAdmin });
  expect({ listens, code }).toEqual({ listens: false, code: 1 });
  expect(errors).toContain('ADMIN_EMAIL and ADMIN_PASSWORD would have no effect');
  expect(errors).toContain('npm run glossa -- create-admin head@school.test');
  expect(errors).not.toContain(configuredAdmin.ADMIN_PASSWORD);
});

test.each([
  ['with the password of the first start', {}],
  ['after the password was changed', { ADMIN_PASSWORD: 'Badgers-dig-5-holes' }],
])('starts again with the same configured admin, %s', async (_when, more) => {
  expect(await start({ ...inProduction, ...configuredAdmin })).toMatchObject({ listens: true });
  const secondStart = await start({ ...inProduction, ...configuredAdmin, ...more });
  expect(secondStart.listens).toBe(true);
  expect(secondStart.errors).not.toContain('ADMIN_');
});
