import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { diskStorage } from './disk-storage.ts';
import { type BaseStorage } from './storage.ts';

let folder: string;
let storage: BaseStorage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-storage-'));
  storage = diskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

test('reads back what was written, in full and in part', async () => {
  await storage.write('a/b.txt', 'hello world');
  expect(await text(storage.read('a/b.txt'))).toBe('hello world');
  expect(await text(storage.read('a/b.txt', { start: 6, end: 8 }))).toBe('wor');
  expect((await storage.stat('a/b.txt'))?.size).toBe(11);
});

test('leaves nothing behind when a write fails', async () => {
  const failingSource = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('lost');
    })(),
  );
  await expect(storage.write('a.txt', failingSource)).rejects.toThrow('lost');
  expect(await storage.stat('a.txt')).toBeUndefined();
  expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
});

test('adopts a local file', async () => {
  const file = path.join(folder, 'upload');
  await writeFile(file, 'x');
  await storage.adopt('c.txt', file);
  expect(await text(storage.read('c.txt'))).toBe('x');
});

test('allows removing a file twice', async () => {
  await storage.write('a.txt', 'x');
  await storage.remove('a.txt');
  await storage.remove('a.txt');
  expect(await storage.stat('a.txt')).toBeUndefined();
});

test('lists files by prefix in key order', async () => {
  const keys = ['a-b/c', 'a.txt', 'a/b-c', 'a/b/c', 'b/a', 'b/b.txt'];
  for (const key of keys.toReversed()) await storage.write(key, key);
  await writeFile(path.join(folder, '.hidden'), '');
  await writeFile(path.join(folder, 'drafts', 'half'), '');
  const list = async (prefix?: string) => {
    const listedKeys: string[] = [];
    for await (const { key } of storage.list(prefix)) listedKeys.push(key);
    return listedKeys;
  };
  expect(await list()).toEqual(keys);
  expect(await list('a/')).toEqual(['a/b-c', 'a/b/c']);
  expect(await list('b/b')).toEqual(['b/b.txt']);
  expect(await list('c')).toEqual([]);
  for await (const { size, modifiedAt, key } of storage.list('b/a')) {
    expect({ size, modifiedAt }).toEqual(await storage.stat(key));
  }
});

test.each(['../x', '/etc/passwd', 'a/../b', 'a//b', '', '.hidden', 'a\0b'])('rejects the key %j', (key) => {
  expect(() => storage.read(key)).toThrow('invalid storage key');
});
