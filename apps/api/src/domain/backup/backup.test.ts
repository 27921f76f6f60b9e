import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { login } from '@glossa/contract/auth';
import { addDevice } from '@glossa/contract/devices';
import { downloadPurchase, listMyPurchases } from '@glossa/contract/purchases';
import { getReadingPage } from '@glossa/contract/reading';
import { uploadText } from '@glossa/contract/text-upload';
import { getText, listTexts } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { listWords } from '@glossa/contract/word-lists';
import { newId } from '@glossa/db/new-id';
import { listLiveRoutines } from '@glossa/db/routines';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { hashPassword } from '#domain/accounts/passwords.ts';
import { enqueueLostJobs } from '#features/upkeep/service.ts';
import { readAllFiles, readAllRows } from '#testing/all-rows.ts';
import { fillAccount } from '#testing/factories/full-account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { runGlossaProcess } from '#testing/glossa-process.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { createSecondSite, openSite } from '#testing/second-site.ts';
import { demoShop, order, payInDemo, waiveAll } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { fileNames, readManifest, writeManifest } from './manifest.ts';

const app = startTestApp(demoShop);
const password = 'a good passphrase 1';
let folder = '';
let learner: Awaited<ReturnType<typeof createLearner>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-backups-'));
  learner = await createLearner(app, { passwordHash: await hashPassword(password) });
  // A user who was invited and has not signed in yet.
  await createLearner(app);
  const reader = await signInLearner(app, learner);
  await fillAccount(app, reader);
  const { id } = await order(reader, { product_ids: [(await createProduct(app)).id] });
  await payInDemo(reader, id);
  await waiveAll(reader, id);
  // A text that no worker has processed yet.
  const long = 'An otter swam on. '.repeat(3000);
  await reader.call(uploadText, {
    body: { title: 'Waiting', language: 'en' },
    files: { content_file: new File([long], 'long.txt') },
  });
  // Milestones are checked after responses, and again shortly after; wait for that before the backup.
  app.deps.milestones.close();
  await app.deps.background.settled();
  await app.deps.mailer.send({ to: 'ada@example.test', subject: 'Hello', text: 'You are reading.' });
});
afterAll(() => rm(folder, { recursive: true }));

const target = () => app.deps.config;
const backUp = (...more: string[]) => runGlossaProcess(target(), ['backup', folder, ...more]);
const listBackups = async () => (await readdir(folder)).sort().map((name) => path.join(folder, name));

/** Creates an access token, which a backup must not contain. */
const createTokenOf = (learnerId: string) =>
  app.deps.db.prisma.accessToken.create({
    data: { id: newId(), learnerId, name: 'Script', prefix: 'glossa_', tokenHash: new Uint8Array(32) },
  });

/** Returns all rows except those that a backup leaves out and the audit entries, because the restore adds one. */
async function readRows(databaseUrl: string) {
  const { session, rate_limit, password_reset, access_token, audit_entry, ...rows } =
    await readAllRows(databaseUrl);
  expect([session, rate_limit, password_reset, access_token, audit_entry]).toHaveLength(5);
  return rows;
}

test('restores a backup as a working copy of the site', async () => {
  const newBackup = await backUp();
  expect(newBackup).toMatchObject({ code: 0, errors: '' });
  const [backup = ''] = await listBackups();
  expect(newBackup.output).toContain(backup);
  const second = await createSecondSite(app);
  const restored = await runGlossaProcess(second, ['restore', backup]);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).not.toContain('!');
  const learners = app.deps.db.prisma.learner;
  const absent = await learners.count({ where: { lastLoginAt: null, isActive: true } });
  expect(absent).toBeGreaterThan(1);
  expect(restored.output).toContain(`${absent} active users have never signed in.`);

  expect(await readRows(second.databaseUrl)).toEqual(await readRows(target().databaseUrl));
  const storedFiles = await readAllFiles(path.join(target().dataDir, 'files'));
  expect(Object.keys(storedFiles).length).toBeGreaterThan(0);
  expect(await readAllFiles(path.join(second.dataDir, 'files'))).toEqual(storedFiles);
  // Stored emails contain links that give access to accounts.
  expect(await readdir(path.join(target().dataDir, 'outbox'))).not.toEqual([]);
  expect(await readdir(backup)).not.toContain('outbox');
  expect(await runGlossaProcess(second, ['ledger'])).toMatchObject({ code: 0 });

  const site = await openSite(second);
  const reader = site.visitor();
  await reader.call(login, { body: { email: learner.email, password } });
  const { results: texts } = await reader.call(listTexts, { query: {} });
  const fable = texts.find(({ title }) => title === 'A fable');
  await reader.call(getReadingPage, { params: { id: fable?.id ?? '', page: 1 } });
  expect((await reader.call(listWords, { query: { language: 'en' } })).results.length).toBeGreaterThan(3);
  const { results: videos } = await reader.call(listVideos, { query: {} });
  const videoResponse = await reader.fetch(`/media/videos/${videos[0]?.id}/file`, {
    headers: { range: 'bytes=0-99' },
  });
  expect(videoResponse.status).toBe(206);
  const { results: bought } = await reader.call(listMyPurchases, { query: {} });
  const { id: device_id } = await reader.call(addDevice, { body: { name: 'A phone' } });
  const { files } = await reader.call(downloadPurchase, {
    params: { id: bought[0]?.id ?? '' },
    body: { device_id },
  });
  expect(await (await fetch(site.url + (files[0]?.url ?? ''))).text()).toContain('The fox saw the grapes.');

  // Jobs are not part of a backup; the worker enqueues the lost ones again.
  const waitingText = texts.find(({ title }) => title === 'Waiting');
  const stopWorker = await site.startWorker();
  await enqueueLostJobs(site.deps, 0);
  const fetchText = () => reader.call(getText, { params: { id: waitingText?.id ?? '' } });
  await vi.waitFor(async () => expect((await fetchText()).status).toBe('ready'), {
    timeout: 100_000,
    interval: 50,
  });
  await stopWorker();
  await site.close();
  await second.remove();
}, 300_000);

test('doesn’t restore access tokens, even from a backup made by an earlier version', async () => {
  await createTokenOf(learner.id);
  const older = await mkdtemp(path.join(tmpdir(), 'glossa-older-'));
  await cp((await listBackups())[0] ?? '', older, { recursive: true });
  const manifest = await readManifest(older);
  expect(manifest.leftOut).toContain('access_token');
  // The table's content isn't read, so it can be anything.
  const content = 'rows of tokens';
  await writeFile(path.join(older, fileNames.table('access_token')), content);
  await writeManifest(older, {
    ...manifest,
    leftOut: manifest.leftOut.filter((table) => table !== 'access_token'),
    tables: [
      ...manifest.tables,
      {
        table: 'access_token',
        columns: ['id', 'learner_id', 'name'],
        rows: 1,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      },
    ],
  });
  const second = await createSecondSite(app);
  expect(await runGlossaProcess(second, ['restore', older])).toMatchObject({ code: 0, errors: '' });
  expect((await readAllRows(second.databaseUrl))['access_token']).toMatchObject({ count: 0 });
  await second.remove();
  await rm(older, { recursive: true });
}, 300_000);

test('restores a backup from an older version with the functions and triggers of this version', async () => {
  const older = await mkdtemp(path.join(tmpdir(), 'glossa-older-'));
  await cp((await listBackups())[0] ?? '', older, { recursive: true });
  const file = path.join(older, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: { name: string }[] };
  // The migration that moved functions and triggers to files of their own.
  manifest.migrations = manifest.migrations.filter(({ name }) => name !== '20261218010000_routine_files');
  const text = JSON.stringify(manifest);
  await writeFile(file, text);
  await writeFile(`${file}.sha256`, createHash('sha256').update(text).digest('hex'));

  const second = await createSecondSite(app);
  expect(await runGlossaProcess(second, ['restore', older])).toMatchObject({ code: 0, errors: '' });
  const client = new pg.Client({ connectionString: second.databaseUrl });
  await client.connect();
  const restored = await listLiveRoutines(client);
  const { rows: files } = await client.query('SELECT name, checksum FROM routine_file ORDER BY name');
  await client.end();
  const { pool } = app.deps.db;
  const blockingClient = await pool.connect();
  expect(restored).toEqual(await listLiveRoutines(blockingClient));
  blockingClient.release();
  expect(files).toEqual((await pool.query('SELECT name, checksum FROM routine_file ORDER BY name')).rows);
  await second.remove();
  await rm(older, { recursive: true });
}, 300_000);

test('hard-links unchanged files in the next backup, and removes old backups', async () => {
  const before = await listBackups();
  const files = path.join(target().dataDir, 'files');
  await app.deps.storage.write('audio/new.mp3', 'la');
  const changedFile = Object.keys(await readAllFiles(files)).find(
    (name) => name.startsWith('audio/') && name !== 'audio/new.mp3',
  );
  const previous = path.join(before.at(-1) ?? '', 'files', changedFile ?? '');
  const previousContent = await readFile(previous);
  await app.deps.storage.write(changedFile ?? '', 'ID3 another song');
  // Wait for the next second, because backup names have a resolution of one second.
  await vi.waitFor(
    async () =>
      expect(new Date().toISOString().slice(0, 19)).not.toBe(
        (await stat(before.at(-1) ?? '')).mtime.toISOString().slice(0, 19),
      ),
    waitOptions,
  );
  expect(await backUp('--keep', '2')).toMatchObject({ code: 0 });
  const [newest = ''] = (await listBackups()).toReversed();
  for (const name of Object.keys(await readAllFiles(files))) {
    const isNew = name === changedFile || name === 'audio/new.mp3';
    expect([name, (await stat(path.join(newest, 'files', name))).nlink]).toEqual([name, isNew ? 1 : 2]);
  }
  expect(await readFile(path.join(newest, 'files', changedFile ?? ''), 'utf8')).toBe('ID3 another song');
  expect(await readFile(previous)).toEqual(previousContent);
  expect(await runGlossaProcess(target(), ['backup', '--verify', newest])).toMatchObject({ code: 0 });

  await vi.waitFor(
    async () =>
      expect(new Date().toISOString().slice(0, 19)).not.toBe(
        (await stat(newest)).mtime.toISOString().slice(0, 19),
      ),
    waitOptions,
  );
  await writeFile(path.join(folder, 'notes.txt'), 'not a backup');
  expect(await backUp('--keep', '1')).toMatchObject({ code: 0 });
  const remainingFiles = await readdir(folder);
  expect(remainingFiles).toHaveLength(2);
  expect(remainingFiles).toContain('notes.txt');
  await rm(path.join(folder, 'notes.txt'));
  expect(
    await runGlossaProcess(target(), ['backup', '--verify', (await listBackups())[0] ?? '']),
  ).toMatchObject({
    code: 0,
  });
}, 300_000);
