import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';

import { diskStorage } from '@glossa/storage/disk-storage';
import { type Storage } from '@glossa/storage/storage';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { frameSize } from '../frames/frame-layout.ts';
import { masterKeys } from './master-keys.ts';
import { sealedStorage } from './sealed-storage.ts';

const keys = masterKeys('a secret of this server, long enough');

let folder: string;
let disk: Storage;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-sealed-'));
  disk = diskStorage(folder);
  storage = sealedStorage(disk, keys);
});
afterEach(() => rm(folder, { recursive: true }));

const edges = [0, 1, 15, 16, 17, frameSize - 1, frameSize, frameSize + 1, 2 * frameSize, 2 * frameSize + 17];

describe('a sealed file', () => {
  test.each(edges)('is read back unchanged, with the right size (%i bytes)', async (size) => {
    const content = randomBytes(size);
    await storage.write('a', content);
    expect(await buffer(storage.read('a'))).toEqual(content);
    expect((await storage.stat('a'))?.size).toBe(size);
  });

  test('doesn’t reveal its content on disk', async () => {
    const content = 'It was the best of times. '.repeat(5000);
    await storage.write('a', content);
    const first = await readFile(path.join(folder, 'a'), 'latin1');
    expect(first).not.toContain('best');
    await storage.write('a', content);
    // Each write uses a new key and nonce.
    expect((await readFile(path.join(folder, 'a'), 'latin1')).slice(100, 200)).not.toBe(
      first.slice(100, 200),
    );
  });

  test('can be read in any range, including at frame boundaries', async () => {
    for (const size of edges) await storage.write(`f${size}`, Buffer.alloc(size, 'abcdefghijk'));
    const nearEdge = fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -2, max: 2 }));
    const position = fc.oneof(
      nearEdge.map(([edge, delta]) => Math.max(0, edge + delta)),
      fc.nat(3 * frameSize),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...edges), position, position, async (size, a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const readBytes = await buffer(storage.read(`f${size}`, { start, end }));
        expect(readBytes.equals(Buffer.alloc(size, 'abcdefghijk').subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('can be written from a stream of strings or tiny chunks', async () => {
    await storage.write('a', Readable.from(['grün', 'er ', 'Tee']));
    expect(await text(storage.read('a'))).toBe('grüner Tee');
    await storage.write(
      'b',
      Readable.from(Array.from({ length: 70_000 }, (_, at) => Buffer.from([at & 0xff]))),
    );
    expect((await buffer(storage.read('b')))[69_999]).toBe(69_999 & 0xff);
  });

  test('can be created from a local file, and copied to a plain file', async () => {
    const file = path.join(folder, 'upload');
    await writeFile(file, 'x');
    await storage.adopt('books/c.txt', file);
    await expect(stat(file)).rejects.toThrow('ENOENT');
    const copy = await storage.localPath('books/c.txt', path.join(folder, 'copies'));
    expect(await readFile(copy, 'utf8')).toBe('x');
    expect(path.extname(copy)).toBe('.txt');
    expect((await stat(copy)).mode & 0o077).toBe(0);
  });

  test('is reported as missing if it doesn’t exist, and invalid keys and ranges are rejected', async () => {
    expect(await storage.stat('no')).toBeUndefined();
    await expect(buffer(storage.read('no'))).rejects.toThrow('ENOENT');
    await expect(storage.adopt('no', path.join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(() => storage.read('../x')).toThrow('invalid storage key');
    expect(() => storage.read('a', { start: 5, end: 4 })).toThrow(RangeError);
  });

  test('leaves nothing behind when its source fails', async () => {
    const failingSource = Readable.from(
      (function* () {
        yield randomBytes(200_000);
        throw new Error('lost');
      })(),
    );
    await expect(storage.write('a', failingSource)).rejects.toThrow('lost');
    expect(await storage.stat('a')).toBeUndefined();
    expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
  });

  test('is read only as far as needed, and closed when the reader stops', async () => {
    await storage.write('a', randomBytes(100 * frameSize));
    const opened: Readable[] = [];
    const countingStorage = sealedStorage(
      {
        ...disk,
        read: (key, range) => {
          const stream = disk.read(key, range);
          opened.push(stream);
          return stream;
        },
      },
      keys,
    );
    const reader = countingStorage.read('a');
    await new Promise((resolve) => reader.once('readable', resolve));
    reader.destroy();
    await new Promise((resolve) => reader.once('close', resolve));
    const body = opened.at(-1) as Readable & { bytesRead: number };
    expect(body.destroyed).toBe(true);
    expect(body.bytesRead).toBeLessThan(20 * frameSize);
  });

  test('can be read while it is being resealed', async () => {
    const content = randomBytes(3 * frameSize);
    await storage.write('a', content);
    let isSwapped = false;
    const swapping = sealedStorage(
      {
        ...disk,
        stat: async (key) => {
          // Replace the file after its header is read, but before its frames are.
          if (!isSwapped) await storage.write(key, content);
          isSwapped = true;
          return disk.stat(key);
        },
      },
      keys,
    );
    expect(await buffer(swapping.read('a', { start: frameSize, end: frameSize + 9 }))).toEqual(
      content.subarray(frameSize, frameSize + 10),
    );
    expect(isSwapped).toBe(true);
  });

  test('stays readable after the secret changes, as long as the earlier one is still configured', async () => {
    await storage.write('a', 'x');
    const newKeys = masterKeys('another secret, as long as the first');
    await expect(buffer(sealedStorage(disk, newKeys).read('a'))).rejects.toMatchObject({
      code: 'sealed_key_unknown',
    });
    const rotatedStorage = sealedStorage(
      disk,
      masterKeys('another secret, as long as the first', 'a secret of this server, long enough'),
    );
    expect(await text(rotatedStorage.read('a'))).toBe('x');
    await rotatedStorage.write('b', 'y');
    expect(await text(sealedStorage(disk, newKeys).read('b'))).toBe('y');
  });
});
