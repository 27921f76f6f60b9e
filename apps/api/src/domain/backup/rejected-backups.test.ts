import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readAllRows } from '#testing/all-rows.ts';
import { createProduct } from '#testing/factories/product.ts';
import { runGlossaProcess, type Target } from '#testing/glossa-process.ts';
import { createSecondSite } from '#testing/second-site.ts';
import { startTestApp } from '#testing/test-app.ts';
import { findBackups, requireDiskSpace } from './backup-folder.ts';
import { verifyBackup } from './verify-backup.ts';

const app = startTestApp();
let folder = '';
let backup = '';
let second: Awaited<ReturnType<typeof createSecondSite>>;
const target = (): Target => app.deps.config;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-refused-'));
  await createProduct(app, { content: 'The otter swam on. '.repeat(10_000) });
  await app.deps.storage.write('audio/song.mp3', 'la la la');
  await runGlossaProcess(target(), ['backup', folder]);
  [backup = ''] = await findBackups(folder);
  second = await createSecondSite(app);
});
afterAll(async () => {
  await second.remove();
  await rm(folder, { recursive: true });
});

/** Copies the backup and damages the copy. */
async function corruptBackup(corrupt: (copy: string) => Promise<void>): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'glossa-spoilt-'));
  await cp(backup, copy, { recursive: true });
  await corrupt(copy);
  return copy;
}

async function changeByte(file: string, at = -5): Promise<void> {
  const bytes = await readFile(file);
  const offset = at < 0 ? bytes.length + at : at;
  bytes[offset] = (bytes[offset] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

const song = 'files/audio/song.mp3';
const learners = 'database/learner.copy.gz';

describe('a damaged backup', () => {
  test.each<[string, RegExp, (copy: string) => Promise<void>]>([
    [
      'a byte of a file was changed',
      /song\.mp3 has been modified/,
      (copy) => changeByte(path.join(copy, song)),
    ],
    [
      'a byte of a table was changed',
      /learner.* has been modified/,
      (copy) => changeByte(path.join(copy, learners)),
    ],
    [
      'a byte of the list was changed',
      /files\.list has been modified/,
      (copy) => changeByte(path.join(copy, 'files.list')),
    ],
    ['a file is missing', /song\.mp3 is missing/, (copy) => rm(path.join(copy, song))],
    ['a table is missing', /learner.* is missing/, (copy) => rm(path.join(copy, learners))],
    ['a file was cut off', /has 3 bytes instead of 8/, (copy) => truncate(path.join(copy, song), 3)],
    ['a table was cut off', /learner.* bytes instead/, (copy) => truncate(path.join(copy, learners), 20)],
  ])('when %s', async (_what, reason, corrupt) => {
    const copy = await corruptBackup(corrupt);
    const { faults, faultCount } = await verifyBackup(copy, { signal: new AbortController().signal });
    expect(faultCount).toBe(1);
    expect(faults[0]).toMatch(reason);
    await rm(copy, { recursive: true });
  });

  test.each<[string, RegExp, (copy: string) => Promise<void>]>([
    [
      'what is in it was changed',
      /manifest\.json .*has been modified/,
      (copy) => changeByte(path.join(copy, 'manifest.json')),
    ],
    ['the copy ended before its manifest', /isn.t a backup/, (copy) => rm(path.join(copy, 'manifest.json'))],
  ])('when %s', async (_what, reason, corrupt) => {
    const copy = await corruptBackup(corrupt);
    await expect(verifyBackup(copy, { signal: new AbortController().signal })).rejects.toThrow(reason);
    await rm(copy, { recursive: true });
  });

  test('is reported, and nothing is restored from it', async () => {
    const copy = await corruptBackup((place) => changeByte(path.join(place, song)));
    const verified = await runGlossaProcess(target(), ['backup', '--verify', copy]);
    expect(verified.code).toBe(1);
    expect(verified.output).toContain('audio/song.mp3 has been modified');
    const restored = await runGlossaProcess(second, ['restore', copy]);
    expect(restored.code).toBe(1);
    expect(restored.errors).toContain('damaged, so nothing was changed');
    expect(await readAllRows(second.databaseUrl)).toEqual({});
    await rm(copy, { recursive: true });
  });
});

test('rejects a backup from a newer version', async () => {
  const copy = await corruptBackup(async (place) => {
    const file = path.join(place, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: object[] };
    manifest.migrations.push({ name: '29990101000000_wings', checksum: '' });
    const text = JSON.stringify(manifest);
    await writeFile(file, text);
    await writeFile(`${file}.sha256`, createHash('sha256').update(text).digest('hex'));
  });
  const restored = await runGlossaProcess(second, ['restore', copy]);
  expect(restored.code).toBe(1);
  expect(restored.errors).toContain('unknown migration 29990101000000_wings');
  await rm(copy, { recursive: true });
});

test('rejects a backup made with another secret', async () => {
  const other = { ...second, secret: 'another secret, as long as the first' };
  const restored = await runGlossaProcess(other, ['restore', backup]);
  expect(restored.code).toBe(1);
  expect(restored.errors).toContain('made with another SECRET');
});

test('refuses to restore over a running site', async () => {
  await app.deps.db.pool.query('SELECT 1');
  const before = await readAllRows(target().databaseUrl);
  const restored = await runGlossaProcess(target(), ['restore', backup, '--replace']);
  expect(restored.code).toBe(1);
  expect(restored.errors).toContain('Stop the site first');
  expect(await readAllRows(target().databaseUrl)).toEqual(before);
});

test('refuses to restore over the tables of another application', async () => {
  const other = await createSecondSite(app);
  const site = new (await import('pg')).default.Client({ connectionString: other.databaseUrl });
  await site.connect();
  await site.query('CREATE TABLE theirs (id int)');
  await site.end();
  const restored = await runGlossaProcess(other, ['restore', backup, '--replace']);
  expect(restored.code).toBe(1);
  expect(restored.errors).toContain("tables that aren't Glossa's, such as theirs");
  await other.remove();
});

test('rejects an unsuitable folder before writing anything', async () => {
  const inside = path.join(target().dataDir, 'backups');
  expect((await runGlossaProcess(target(), ['backup', inside])).errors).toContain('inside the data folder');
  const file = path.join(backup, 'manifest.json');
  expect((await runGlossaProcess(target(), ['backup', path.join(file, 'x')])).errors).toContain(
    "Can't write",
  );
  await expect(requireDiskSpace(folder, 2 ** 60)).rejects.toThrow('Not enough free space');
  await requireDiskSpace(folder, 1000);
});
