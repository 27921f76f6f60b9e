import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { findBackups } from '#domain/backup/backup-folder.ts';
import { readAllFiles, readAllRows } from '#testing/all-rows.ts';
import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { runGlossaProcess, startGlossa, type Target } from '#testing/glossa-process.ts';
import { createSecondSite } from '#testing/second-site.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let folder = '';
const target = (): Target => app.deps.config;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-killed-'));
  for (let n = 0; n < 50; n++) await app.deps.storage.write(`audio/${n}.mp3`, `song ${n}`);
});
afterAll(() => rm(folder, { recursive: true }));

test('ignores the remains of a killed backup, and removes them during the next backup', async () => {
  const { child, ended } = startGlossa(target(), ['backup', folder]);
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), {
    timeout: 100_000,
    interval: 5,
  });
  child.kill('SIGKILL');
  expect((await ended).code).toBeUndefined();
  expect(await findBackups(folder)).toEqual([]);
  expect(await runGlossaProcess(target(), ['backup', folder])).toMatchObject({ code: 0 });
  expect(await readdir(folder)).toHaveLength(1);
  for (const backup of await findBackups(folder)) await rm(backup, { recursive: true });
}, 300_000);

test('leaves nothing behind when a backup is interrupted', async () => {
  const { child, ended } = startGlossa(target(), ['backup', folder]);
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), {
    timeout: 100_000,
    interval: 5,
  });
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 130, errors: 'Stopped.\n' });
  expect(await readdir(folder)).toEqual([]);
}, 300_000);

test('backs up a consistent state during writes, and leaves the site unchanged when a restore is killed', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { text: 'The fox saw otter1 and otter2 and otter3. '.repeat(20) });
  const backingUp = startGlossa(target(), ['backup', folder]).ended;
  let wordCount = 0;
  const work = { isOver: false };
  void backingUp.then(() => (work.isOver = true));
  while (!work.isOver)
    await createWord(reader, `otter${String.fromCodePoint(97 + (wordCount++ % 26))}${wordCount}`);
  expect(await backingUp).toMatchObject({ code: 0 });
  const [backup = ''] = await findBackups(folder);

  const second = await createSecondSite(app);
  const restored = await runGlossaProcess(second, ['restore', backup]);
  // The restore prints no warning, because the counts equal a recount.
  expect(restored).toMatchObject({ code: 0, output: expect.not.stringContaining('!') });

  const site = new pg.Client({ connectionString: second.databaseUrl });
  await site.connect();
  const { rows } = await site.query<{ kept: number }>('SELECT count(*)::int AS kept FROM learner_word');
  expect(rows[0]?.kept).toBeLessThanOrEqual(wordCount);
  await site.query("UPDATE learner SET first_name = 'Later'");
  await site.end();
  const before = await readAllRows(second.databaseUrl);
  const files = await readAllFiles(path.join(second.dataDir, 'files'));

  const { child, ended } = startGlossa(second, ['restore', backup, '--replace']);
  const name = new URL(second.databaseUrl).pathname.slice(1);
  const loading = `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND query ~ '^(COPY|CREATE|ALTER) ' AND state <> 'idle'`;
  await vi.waitFor(async () => expect((await app.deps.db.pool.query(loading, [name])).rowCount).toBe(1), {
    timeout: 100_000,
    interval: 2,
  });
  child.kill('SIGKILL');
  await ended;
  const openConnections = `SELECT 1 FROM pg_stat_activity WHERE datname = $1`;
  await vi.waitFor(
    async () => expect((await app.deps.db.pool.query(openConnections, [name])).rowCount).toBe(0),
    {
      timeout: 100_000,
      interval: 20,
    },
  );
  expect(await readAllRows(second.databaseUrl)).toEqual(before);
  expect(await readAllFiles(path.join(second.dataDir, 'files'))).toEqual(files);

  expect(await runGlossaProcess(second, ['restore', backup, '--replace'])).toMatchObject({ code: 0 });
  expect(await readAllRows(second.databaseUrl)).not.toEqual(before);
  await second.remove();
}, 300_000);
