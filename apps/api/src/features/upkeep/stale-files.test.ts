import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { removeStaleFiles } from '#domain/videos/work-folders.ts';

const hour = 3_600_000;

test('removes leftover files once they are too old to be in use', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-leftovers-'));
  const now = Date.now();
  for (const [name, hours] of [
    ['uploads/ann/old', 49],
    ['uploads/bob/new', 47],
    ['uploads/bob/old.json', 50],
    ['drafts/old', 25],
    ['drafts/new', 23],
    ['files/drafts/old', 25],
    ['files/videos/kept', 1000],
    ['work/old', 25],
  ] as const) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    await utimes(file, new Date(now - hours * hour), new Date(now - hours * hour));
  }
  await removeStaleFiles(folder, now);
  const remainingFiles = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(remainingFiles.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort()).toEqual([
    'kept',
    'new',
    'new',
  ]);
  expect(await readdir(path.join(folder, 'uploads'))).toEqual(['bob']);
});
