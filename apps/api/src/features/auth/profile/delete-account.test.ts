import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { checkAuth, deleteAccount, login, register } from '@glossa/contract/auth';
import { listTexts } from '@glossa/contract/texts';
import { exportDeck } from '@glossa/contract/word-export';
import { uploadWords } from '@glossa/contract/word-import';
import { addOrUpdateWord } from '@glossa/contract/words';
import { newId } from '@glossa/db/new-id';
import { describe, expect, test, vi } from 'vitest';

import { createAccount, testPassword } from '#testing/factories/account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { createText } from '#testing/factories/text.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const exists = async (id: string) => (await app.deps.db.prisma.learner.count({ where: { id } })) === 1;

test('deletes the account with all its data and signs out', async () => {
  const { id, email } = await createAccount(app);
  const browser = app.visitor();
  const { signingKey } = await browser.call(login, { body: { email, password: testPassword } });
  browser.useSigningKey(signingKey);
  await createText(browser, { text: 'Nobody but me has this.', tags: ['mine'] });
  await browser.call(addOrUpdateWord, {
    body: { text: 'nobody', knowledge_level: 2, translation: 'niemand', language: 'en' },
  });
  await browser.call(deleteAccount, {});
  expect(await exists(id)).toBe(false);
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(await browser.call(checkAuth, {})).toEqual({ isAuthenticated: false });
  const attempt = browser.call(login, { body: { email, password: testPassword } });
  await expect(attempt).rejects.toMatchObject({ code: 'invalid_credentials' });
});

test('allows the same email to register again', async () => {
  const { id, email } = await createAccount(app);
  await (await signInLearner(app, { id })).call(deleteAccount, {});
  const visitor = app.visitor();
  await visitor.call(register, {
    body: {
      firstName: 'Ada',
      lastName: 'Byron',
      email,
      dateOfBirth: '1990-12-10',
      password: testPassword,
      country: 'England',
      city: 'London',
      address: '12 St James Square',
      zipCode: 'SW1Y 4LB',
      terms: true,
    },
  });
  const { user } = await visitor.call(login, { body: { email, password: testPassword } });
  expect(user.id).not.toBe(id);
});

test('deletes a document when its last reader deletes their account', async () => {
  const [first, second] = [await signInLearner(app), await signInLearner(app)];
  const { id: textId } = await createText(first, { text: 'Two of us have this one.' });
  await createText(second, { text: 'Two of us have this one.' });
  const { documentId } = await app.deps.db.prisma.text.findUniqueOrThrow({ where: { id: textId } });
  const countRemaining = () => app.deps.db.prisma.document.count({ where: { id: documentId } });
  await first.call(deleteAccount, {});
  expect(await countRemaining()).toBe(1);
  expect(await second.call(listTexts, { query: { language: 'en' } })).toMatchObject({ count: 1 });
  await second.call(deleteAccount, {});
  expect(await countRemaining()).toBe(0);
});

test('deletes a document when all its readers delete their accounts concurrently', async () => {
  const readers = await Promise.all(Array.from({ length: 4 }, () => signInLearner(app)));
  const texts = await Promise.all(readers.map((reader) => createText(reader, { text: 'All of us go now.' })));
  const text = await app.deps.db.prisma.text.findUniqueOrThrow({ where: { id: texts[0]?.id as string } });
  await Promise.all(readers.map((reader) => reader.call(deleteAccount, {})));
  expect(await app.deps.db.prisma.document.count({ where: { id: text.documentId } })).toBe(0);
});

test('keeps a document that another user adds at the same time', async () => {
  const [leaving, coming] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createText(leaving, { text: 'One goes and another comes.' });
  const { documentId } = await app.deps.db.prisma.text.findUniqueOrThrow({ where: { id } });
  const { deletion } = await app.deps.db.transaction(async (tx) => {
    await tx.client.query(
      `INSERT INTO text (id, owner_id, document_id, language, title)
       VALUES (gen_random_uuid(), $1, $2, 9, 'Mine now')`,
      [coming.learnerId, documentId],
    );
    const begun = leaving.call(deleteAccount, {});
    await vi.waitFor(async () => {
      const waiting = await tx.client.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(waiting.rowCount).toBe(1);
    }, waitOptions);
    return { deletion: begun };
  });
  await deletion;
  expect(await exists(leaving.learnerId)).toBe(false);
  expect(await app.deps.db.prisma.document.count({ where: { id: documentId } })).toBe(1);
});

test('deletes recordings from storage', async () => {
  const browser = await signInLearner(app);
  const { id } = await createText(browser, { text: 'This one can be heard.' });
  const key = `audio/${id}.mp3`;
  await app.deps.storage.write(key, 'sound');
  await app.deps.db.prisma.text.update({ where: { id }, data: { audioKey: key } });
  await browser.call(deleteAccount, {});
  expect(await app.deps.storage.stat(key)).toBeUndefined();
});

test('deletes word import and export files from storage', async () => {
  const browser = await signInLearner(app);
  const upload = new File(['word,translation\nant,Ameise\n,none\n'], 'words.csv');
  const { id } = await browser.call(uploadWords, { body: { language: 'en' }, files: { file: upload } });
  const { task } = await browser.call(exportDeck, { body: { language: 'en' } });
  const { storage } = app.deps;
  await storage.write(`imports/${id}.refused`, 'refused');
  await storage.write(`exports/${task.id}`, 'deck');
  const keys = [`imports/${id}`, `imports/${id}.refused`, `exports/${task.id}`];
  const countRemaining = async () =>
    (await Promise.all(keys.map((key) => storage.stat(key)))).filter(Boolean).length;
  expect(await countRemaining()).toBe(3);
  await browser.call(deleteAccount, {});
  expect(await countRemaining()).toBe(0);
});

describe('the last active admin', () => {
  const noAdmins = () => app.deps.db.prisma.learner.updateMany({ data: { isSuperuser: false } });
  const admin = async (given = {}) =>
    signInLearner(app, await createLearner(app, { isSuperuser: true, ...given }));

  test('cannot delete their account', async () => {
    await noAdmins();
    await admin({ isActive: false });
    const browser = await admin();
    const attempt = browser.call(deleteAccount, {});
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'last_admin' });
    expect(await exists(browser.learnerId)).toBe(true);
    await browser.call(checkAuth, {});
  });

  test('remains when all admins delete their accounts concurrently', async () => {
    await noAdmins();
    const admins = await Promise.all([admin(), admin(), admin()]);
    const outcomes = await Promise.allSettled(admins.map((browser) => browser.call(deleteAccount, {})));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 'last_admin' }) },
    ]);
    expect(await app.deps.db.prisma.learner.count({ where: { isSuperuser: true } })).toBe(1);
  });

  test('does not prevent other users from deleting their accounts', async () => {
    const browser = await signInLearner(app);
    await browser.call(deleteAccount, {});
    expect(await exists(browser.learnerId)).toBe(false);
  });
});

test('leaves no unfinished upload, stored email or refund reason behind', async () => {
  const account = await createAccount(app);
  const other = await createAccount(app);
  const { config, db, mailer } = app.deps;
  const folders = [account, other].map(({ id }) => path.join(config.dataDir, 'uploads', id));
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'part'), 'half a video');
  }
  for (const to of [account.email.toUpperCase(), other.email])
    await mailer.send({ to, subject: 'Hello', text: 'You are reading.' });
  const { orderItemId } = await createPurchase(app, { buyer: account });
  const { orderId } = await db.prisma.orderItem.findUniqueOrThrow({ where: { id: orderItemId } });
  const reason = 'I am Ada and it is too hard';
  await db.prisma.order.update({ where: { id: orderId }, data: { refundReason: reason } });
  const payment = { orderId, attempt: 1, provider: 'test', amount: 499, currency: 'USD' };
  const { id: paymentId } = await db.prisma.payment.create({ data: { id: newId(), ...payment } });
  await db.prisma.refund.create({
    data: { id: newId(), orderId, paymentId, amount: 1, reason, origin: 'buyer' },
  });

  await (await signInLearner(app, account)).call(deleteAccount, {});
  expect(await readdir(path.join(config.dataDir, 'uploads'))).toEqual([other.id]);
  const recipients = (await mailer.outbox?.list())?.map(({ to }) => to.toLowerCase());
  expect(recipients).toContain(other.email.toLowerCase());
  expect(recipients).not.toContain(account.email.toLowerCase());
  const order = await db.prisma.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { refunds: true },
  });
  expect(order).toMatchObject({ refundReason: '', refunds: [{ reason: '' }] });
});
