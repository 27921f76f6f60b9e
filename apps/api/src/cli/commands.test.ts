import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { checkAuth, login } from '@glossa/contract/auth';
import { masterKeys } from '@glossa/protection/sealed-files/master-keys';
import { sealedStorage } from '@glossa/protection/sealed-files/sealed-storage';
import { openValue, sealValue } from '@glossa/protection/sealed-values/seal-value';
import { expect, test } from 'vitest';

import { appSecretContext } from '#domain/accounts/app-secret-context.ts';
import { productKeys } from '#domain/shop/products/product-files.ts';
import { openStorage } from '#platform/open-storage.ts';
import { createAccount } from '#testing/factories/account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createWord } from '#testing/factories/word.ts';
import { runGlossaProcess, type Target } from '#testing/glossa-process.ts';
import { addAppTo } from '#testing/second-factor.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const target = (): Target => app.deps.config;
const run = (args: string[], more: Parameters<typeof runGlossaProcess>[2] = {}) =>
  runGlossaProcess(target(), args, more);

const password = 'Otters-swim-4-fun';
const signIn = async (email: string, enteredPassword = password) =>
  (await app.visitor().call(login, { body: { email, password: enteredPassword } })).user;
/** Returns the newest audit entry, and the number of entries with the same action. */
async function findLastAuditEntry() {
  const found = await app.deps.db.prisma.auditEntry.findMany({ orderBy: { createdAt: 'desc' } });
  const [last] = found;
  return { ...last, times: found.filter(({ action }) => action === last?.action).length };
}
const byOperator = { actorId: null, actorName: 'glossa' };

test('create-admin creates an admin with a password from stdin', async () => {
  const result = await run(['create-admin', 'head@school.test'], { input: `${password}\n` });
  expect(result).toMatchObject({ code: 0, errors: '' });
  expect(await signIn('head@school.test')).toMatchObject({ is_superuser: true });
  // The entry outlives the account, so it omits the email address.
  expect(await findLastAuditEntry()).toMatchObject({
    ...byOperator,
    action: 'learner.make_admin',
    detail: { isNew: true },
  });
});

test('create-admin promotes an existing account, with its own or a new password', async () => {
  const colleague = await createLearner(app, { email: 'colleague@school.test', isActive: false });
  const browser = await signInLearner(app, colleague);
  await app.deps.db.prisma.accessToken.create({
    data: {
      id: colleague.id,
      learnerId: colleague.id,
      name: 'script',
      prefix: 'glossa_',
      tokenHash: new Uint8Array(32),
    },
  });
  expect(await run(['create-admin', 'colleague@school.test', '--promote'])).toMatchObject({ code: 0 });
  // A session opened before the promotion must not become an admin session.
  expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  const owned = { learnerId: colleague.id };
  expect(await app.deps.db.prisma.accessToken.count({ where: owned })).toBe(0);
  const events = await app.deps.db.prisma.securityEvent.findMany({ where: owned });
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'sessions_end',
      actorKind: 'operator',
      detail: { sessions: 1, tokens: 1 },
    }),
  );
  expect(await findLastAuditEntry()).toMatchObject({ ...byOperator, action: 'learner.promote' });
  expect(JSON.stringify(await app.deps.db.prisma.auditEntry.findMany())).not.toContain('@school.test');
  const { prisma } = app.deps.db;
  expect(await prisma.learner.findUnique({ where: { id: colleague.id } })).toMatchObject({
    isSuperuser: true,
    isActive: true,
    passwordHash: colleague.passwordHash,
  });
  const environment = { GLOSSA_PASSWORD: password };
  expect(await run(['create-admin', 'colleague@school.test'], { environment })).toMatchObject({ code: 0 });
  expect(await signIn('colleague@school.test')).toMatchObject({ is_superuser: true });
  expect(await run(['create-admin', 'nobody@school.test', '--promote'])).toMatchObject({ code: 1 });
});

test('create-admin promotes an account with an unconfirmed address only with --unverified', async () => {
  const stranger = await createLearner(app, { email: 'stranger@school.test' });
  const environment = { EMAIL_VERIFICATION: 'required' };
  const find = () => app.deps.db.prisma.learner.findUnique({ where: { id: stranger.id } });
  const refused = await run(['create-admin', stranger.email, '--promote'], { environment });
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('--unverified') });
  expect(await find()).toMatchObject({ isSuperuser: false });
  const promote = ['create-admin', stranger.email, '--promote', '--unverified'];
  expect(await run(promote, { environment })).toMatchObject({ code: 0 });
  expect(await find()).toMatchObject({ isSuperuser: true, emailVerifiedAt: expect.any(Date) });
});

test('create-admin rejects a weak or missing password', async () => {
  const { code, errors } = await run(['create-admin', 'weak@school.test'], { input: 'short\n' });
  expect(code).toBe(1);
  expect(errors).toContain('Password must be at least 12 characters long');
  expect((await run(['create-admin', 'weak@school.test'])).errors).toContain('No password was given');
  expect(await app.deps.db.prisma.learner.count({ where: { email: 'weak@school.test' } })).toBe(0);
});

test('recount reports wrong counts, and with --repair corrects those of learners', async () => {
  const reader = await signInLearner(app);
  await createWord(reader, 'otter', { tags: ['Animals'] });
  expect(await run(['recount'])).toMatchObject({ code: 0, output: expect.not.stringContaining('WRONG') });
  await app.deps.db.pool.query('UPDATE vocabulary_count SET count = count + 1');
  for (let again = 0; again < 2; again++) {
    const found = await run(['recount']);
    expect(found.code).toBe(1);
    expect(found.output).toMatch(/words, texts and videos of \d+ learners +1 +WRONG/);
  }
  expect(await run(['recount', '--repair'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/1 +repaired/),
  });
  expect(await run(['recount'])).toMatchObject({ code: 0 });
  // Only one entry, because a recount without --repair writes none.
  expect(await findLastAuditEntry()).toMatchObject({
    ...byOperator,
    action: 'learner.recount',
    targetId: reader.learnerId,
    detail: { count: 1 },
    times: 1,
  });
  await app.deps.db.pool.query('UPDATE tag_use SET count = count + 1');
  expect((await run(['recount'])).output).toMatch(/tag counts +1 +WRONG/);
  await app.deps.db.pool.query('UPDATE tag_use SET count = count - 1');
});

test('storage-check reports missing, damaged and stray files', async () => {
  const folder = path.join(target().dataDir, 'files');
  const { id, fileId } = await createProduct(app);
  expect(await run(['storage-check'])).toMatchObject({ code: 0 });
  const day = 86_400_000;
  for (const [name, days] of [
    ['audio-old.mp3', 2],
    ['audio-new.mp3', 0.5],
  ] as const) {
    await writeFile(path.join(folder, name), 'la');
    await utimes(path.join(folder, name), new Date(), new Date(Date.now() - days * day));
  }
  const removed = await run(['storage-check', '--remove-strays']);
  expect(removed).toMatchObject({ code: 0, output: expect.stringContaining('stray: audio-old.mp3') });
  expect(removed.output).toContain('Stray files deleted: 1');
  expect(await findLastAuditEntry()).toMatchObject({
    ...byOperator,
    action: 'files.remove_strays',
    detail: { count: 1 },
    times: 1,
  });
  expect(await app.deps.storage.stat('audio-old.mp3')).toBeUndefined();
  expect(await app.deps.storage.stat('audio-new.mp3')).toBeDefined();

  const key = productKeys(id).file(fileId, 'txt');
  await app.deps.sealed.write(key, 'shorter');
  expect((await run(['storage-check'])).output).toContain(`size: ${key}`);
  await writeFile(path.join(folder, key), Buffer.alloc(5000, 'plain'));
  expect(await run(['storage-check'])).toMatchObject({ code: 1, output: expect.stringContaining(key) });
  await app.deps.storage.remove(key);
  expect((await run(['storage-check'])).output).toContain(`missing: ${key}`);
  await app.deps.db.prisma.product.delete({ where: { id } });
  await app.deps.db.prisma.productFile.deleteMany({ where: { id: fileId } });
});

test('rotate-keys reseals files for sale while they are being read', async () => {
  const content = 'The otter swam on. '.repeat(20_000);
  const { id, fileId } = await createProduct(app, { content });
  const key = productKeys(id).file(fileId, 'txt');
  const files = openStorage(app.deps.config);
  const [earlier, { secret }] = ['another secret as long as the first one', target()];
  await sealedStorage(files, masterKeys(earlier)).write(key, content);
  const failedRotation = await run(['rotate-keys']);
  expect(failedRotation).toMatchObject({
    code: 1,
    output: expect.stringContaining('an unknown secret'),
  });
  expect((await run(['storage-check'])).output).toContain(`unknown key: ${key}`);

  const resealedStorage = sealedStorage(files, masterKeys(secret, earlier));
  const rotation = run(['rotate-keys'], { environment: { EARLIER_SECRETS: earlier } });
  const work = { isOver: false };
  void rotation.then(() => (work.isOver = true));
  while (!work.isOver) expect(await text(resealedStorage.read(key))).toBe(content);
  expect(await rotation).toMatchObject({
    code: 0,
    output: expect.stringContaining('Files re-encrypted: 1 '),
  });
  expect(await text(app.deps.sealed.read(key))).toBe(content);
  const secondRun = await run(['rotate-keys']);
  expect(secondRun).toMatchObject({ code: 0, output: expect.stringContaining('Files re-encrypted: 0 ') });
  expect(await findLastAuditEntry()).toMatchObject({
    ...byOperator,
    action: 'files.reseal',
    detail: { count: 1 },
    times: 1,
  });
});

test('reset-second-factor lets someone who has lost their second factor sign in with the password', async () => {
  const { id, email } = await createAccount(app);
  await addAppTo(app, { id });
  await expect(signIn(email)).rejects.toMatchObject({ code: 'second_factor_required' });
  expect(await run(['reset-second-factor', email])).toMatchObject({ code: 0, errors: '' });
  expect(await findLastAuditEntry()).toMatchObject({
    ...byOperator,
    action: 'learner.reset_factor',
    targetId: id,
  });
  expect(await signIn(email)).toMatchObject({ has_second_factor: false });
  expect((await run(['reset-second-factor', email])).output).toContain('has no second factor');
  expect(await run(['reset-second-factor', 'nobody@school.test'])).toMatchObject({ code: 1 });
});

test('allow-password-sign-in lets an admin use a password for an hour on a site with passwords turned off', async () => {
  const admin = await createAccount(app, { isSuperuser: true });
  const { email } = await createAccount(app);
  const environment = {
    PASSWORD_SIGN_IN: 'off',
    OIDC_PROVIDERS: 'school',
    OIDC_SCHOOL_ISSUER: 'https://id.school.test',
    OIDC_SCHOOL_CLIENT_ID: 'glossa',
  };
  const allow = (address: string) => run(['allow-password-sign-in', address], { environment });
  expect(await allow(admin.email)).toMatchObject({ code: 0, errors: '' });
  const { learner, securityEvent } = app.deps.db.prisma;
  const { passwordUntil } = await learner.findUniqueOrThrow({ where: { id: admin.id } });
  const minutes = ((passwordUntil?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(50);
  expect(minutes).toBeLessThanOrEqual(60);
  expect(await securityEvent.findFirst({ where: { learnerId: admin.id } })).toMatchObject({
    kind: 'password_allow',
    actorKind: 'operator',
  });
  expect((await allow(email)).errors).toContain('There is no active admin');
  expect(await run(['allow-password-sign-in', admin.email])).toMatchObject({ code: 1 });
});

test('rotate-keys re-encrypts authenticator secrets', async () => {
  const { id: learnerId } = await createAccount(app);
  await addAppTo(app, { id: learnerId });
  const where = { learnerId };
  const { authenticatorApp } = app.deps.db.prisma;
  const context = appSecretContext(learnerId);
  const [earlier, current] = ['another secret as long as the first one', masterKeys(target().secret)];
  const { secret } = await authenticatorApp.findUniqueOrThrow({ where });
  const plain = openValue(current, secret ?? Buffer.alloc(0), context);
  const sealed = new Uint8Array(sealValue(masterKeys(earlier), plain, context));
  await authenticatorApp.update({ where, data: { secret: sealed } });
  const result = await run(['rotate-keys'], { environment: { EARLIER_SECRETS: earlier } });
  expect(result).toMatchObject({
    code: 0,
    output: expect.stringContaining('Secrets of authenticator apps re-encrypted: 1'),
  });
  const after = await authenticatorApp.findUniqueOrThrow({ where });
  expect(openValue(current, after.secret ?? Buffer.alloc(0), context)).toEqual(plain);
});
