import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate as soon } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBucket, type BucketOptions } from './bucket.ts';
import { s3Storage } from './s3-storage.ts';
import { startBucketServer } from './testing/bucket-server.ts';

let server: Awaited<ReturnType<typeof startBucketServer>>;
beforeAll(async () => void (server = await startBucketServer()));
afterAll(() => server.close());

let count = 0;
/** Opens a separate storage, with its own prefix, in the shared bucket. */
const openStorage = (options: Partial<BucketOptions> = {}) =>
  s3Storage({ ...server.options, prefix: `${(count += 1)}/`, ...options });

test('reads back what was written, in full and in part', async () => {
  const storage = openStorage();
  await storage.write('a/b.txt', 'hello world');
  expect(await text(storage.read('a/b.txt'))).toBe('hello world');
  expect(await text(storage.read('a/b.txt', { start: 6, end: 8 }))).toBe('wor');
  expect(await storage.stat('a/b.txt')).toEqual({ size: 11, modifiedAt: expect.any(Date) });
});

test('uploads a stream larger than one part unchanged', async () => {
  const storage = openStorage();
  const piece = Buffer.alloc(1024 * 1024, 'glossa');
  await storage.write('video', Readable.from(Array.from({ length: 18 }, () => piece)));
  expect(await storage.stat('video')).toMatchObject({ size: 18 * piece.length });
  const offset = 17 * piece.length + 5;
  expect(await text(storage.read('video', { start: offset, end: offset + 5 }))).toBe(
    piece.subarray(5, 11).toString(),
  );
  // `toEqual` would take seconds to compare this many bytes.
  expect((await buffer(storage.read('video'))).subarray(-piece.length).equals(piece)).toBe(true);
}, 60_000);

test('leaves nothing behind when a write fails', async () => {
  const storage = openStorage();
  const failingSource = Readable.from(
    (function* () {
      yield Buffer.alloc(17 * 1024 * 1024);
      throw new Error('lost');
    })(),
  );
  await expect(storage.write('a.txt', failingSource)).rejects.toThrow('lost');
  expect(await storage.stat('a.txt')).toBeUndefined();
  expect(server.countOpenUploads()).toBe(0);
}, 60_000);

test('adopts a local file, and provides a local copy', async () => {
  const storage = openStorage();
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-place-'));
  const file = path.join(folder, 'upload');
  await writeFile(file, 'x');
  await storage.adopt('c/d.txt', file);
  expect(await readdir(folder)).toEqual([]);
  expect(await readFile(await storage.localPath('c/d.txt', folder), 'utf8')).toBe('x');
  await rm(folder, { recursive: true });
});

test('allows removing a file twice, and fails to read it afterward', async () => {
  const storage = openStorage();
  await storage.write('a.txt', 'x');
  await storage.remove('a.txt');
  await storage.remove('a.txt');
  expect(await storage.stat('a.txt')).toBeUndefined();
  await expect(text(storage.read('a.txt'))).rejects.toThrow();
});

test('stops reading when the reader disconnects', async () => {
  const storage = openStorage();
  await storage.write('video', Buffer.alloc(8 * 1024 * 1024));
  const stream = storage.read('video');
  await new Promise((resolve) => stream.once('data', resolve));
  stream.destroy();
  await soon();
  expect(stream.destroyed).toBe(true);
  expect((await storage.stat('video'))?.size).toBe(8 * 1024 * 1024);
});

test('lists files by prefix in key order', async () => {
  const storage = openStorage();
  const keys = ['a/b', 'a/c/d', 'b', 'c/1', 'c/2'];
  for (const key of keys.toReversed()) await storage.write(key, key);
  const list = async (prefix?: string) => {
    const listedKeys: string[] = [];
    for await (const { key } of storage.list(prefix)) listedKeys.push(key);
    return listedKeys;
  };
  expect(await list('a/')).toEqual(['a/b', 'a/c/d']);
  expect(await list()).toEqual(keys);
});

test('doesn’t list objects created by other programs', async () => {
  const storage = openStorage();
  await storage.write('a/b', 'ours');
  // The S3 console creates such an object for a new folder.
  await (await openBucket(server.options)).put(`${count}/`, Readable.from([]));
  const listed: string[] = [];
  for await (const { key } of storage.list()) listed.push(key);
  expect(listed).toEqual(['a/b']);
});

test('fails when the server lists keys in another order', async () => {
  // Servers that store objects as files may list the folder `a` before `a-b`.
  const unordered = await startBucketServer({ toSortKey: (key) => key.replaceAll('/', '\0') });
  const storage = openStorage(unordered.options);
  for (const key of ['a/b', 'a-b']) await storage.write(key, key);
  await expect(async () => {
    for await (const _ of storage.list()) continue;
  }).rejects.toThrow('order');
  await unordered.close();
});

test('rejects keys outside its prefix', async () => {
  const storage = openStorage();
  await expect(storage.write('../x', 'x')).rejects.toThrow('invalid storage key');
  expect(() => storage.read('a/../../x')).toThrow('invalid storage key');
});

test('throws for a wrong access key, a missing bucket or an unreachable server', async () => {
  await openStorage({ prefix: 'ours/' }).write('a', 'x');
  await expect(openStorage({ prefix: 'ours/', accessKeyId: 'wrong' }).stat('a')).rejects.toThrow();
  await expect(openStorage({ secretAccessKey: 'wrong' }).write('a', 'x')).rejects.toThrow('signature');
  await expect(openStorage({ bucket: 'nobody' }).write('a', 'x')).rejects.toThrow('bucket does not exist');
  await expect(openStorage({ endpoint: 'http://127.0.0.1:1' }).stat('a')).rejects.toThrow();
});
