import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { diskStorage } from '@glossa/storage/disk-storage';
import type { BaseStorage } from '@glossa/storage/storage';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { copyFiles } from './copy-files.ts';
import type { BackupFile } from './file-list.ts';
import { findFiles } from './storage-folders.ts';

let folder = '';
let storage: BaseStorage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-copying-'));
  storage = diskStorage(path.join(folder, 'data'));
});
afterEach(() => rm(folder, { recursive: true }));

async function* toAsync(files: readonly BackupFile[]): AsyncGenerator<BackupFile> {
  yield* files;
}

/** Copies the current files into a folder. `known` are files copied earlier, into the folder `knownIn`. */
async function copy(into: string, known: readonly BackupFile[] = [], knownIn = into) {
  const copiedNames: string[] = [];
  const reusedFiles: BackupFile[] = [];
  const files = copyFiles({
    into: path.join(folder, into),
    knownFolder: path.join(folder, knownIn),
    found: findFiles([{ folder: 'files', storage }]),
    known: toAsync(known),
    signal: new AbortController().signal,
    onFile: (file, isCopied) => isCopied && copiedNames.push(file.path),
  });
  for await (const file of files) reusedFiles.push(file);
  return { kept: reusedFiles, copied: copiedNames, paths: reusedFiles.map((file) => file.path) };
}
const read = (name: string) => readFile(path.join(folder, name), 'utf8');

test('copies new and changed files the second time, and keeps deleted ones', async () => {
  for (const key of ['a', 'b', 'd']) await storage.write(key, key);
  const first = await copy('one');
  await storage.remove('a');
  await storage.write('b', 'changed');
  await storage.write('c', 'new');
  const second = await copy('one', first.kept);
  expect(second.paths).toEqual(['files/a', 'files/b', 'files/c', 'files/d']);
  expect(second.copied).toEqual(['files/b', 'files/c']);
  expect(await read('one/files/a')).toBe('a');
  expect(await read('one/files/b')).toBe('changed');
});

test('hard-links unchanged files from an earlier backup, and leaves out deleted ones', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await storage.write(key, key.repeat(3));
  const first = await copy('one');
  await storage.remove('a');
  await storage.write('b', 'changed');
  // Damage the older backup.
  await truncate(path.join(folder, 'one/files/c'), 1);
  const second = await copy('two', first.kept, 'one');
  expect(second.paths).toEqual(['files/b', 'files/c', 'files/d']);
  expect(second.copied).toEqual(['files/b', 'files/c']);
  expect(await read('one/files/b')).toBe('bbb');
  expect(await read('two/files/c')).toBe('ccc');
  expect((await stat(path.join(folder, 'two/files/d'))).nlink).toBe(2);
});

test('leaves out a file that is deleted while it is being copied', async () => {
  for (const key of ['a', 'b']) await storage.write(key, key);
  const originalStorage = storage;
  storage = {
    ...originalStorage,
    read: (key) => originalStorage.read(key === 'a' ? 'gone' : key),
    stat: async (key) => (key === 'a' ? undefined : originalStorage.stat(key)),
  };
  expect((await copy('one')).paths).toEqual(['files/b']);
});
