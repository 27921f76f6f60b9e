import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { diskStorage } from '@glossa/storage/disk-storage';
import type { Storage } from '@glossa/storage/storage';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { frameSize, sealedFrameSize } from '../frames/frame-layout.ts';
import { masterKeys } from './master-keys.ts';
import { headerSize } from './sealed-header.ts';
import { sealedStorage } from './sealed-storage.ts';

const size = 3 * frameSize + 100;
const content = randomBytes(size);
const damagedError = { code: 'sealed_file_damaged' };

let folder: string;
let storage: Storage;
let sealed: Buffer;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-damage-'));
  storage = sealedStorage(diskStorage(folder), masterKeys('a secret of this server, long enough'));
  await storage.write('a', content);
  sealed = await readFile(path.join(folder, 'a'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeSealed = (bytes: Uint8Array, key = 'a'): Promise<void> => writeFile(path.join(folder, key), bytes);

const frame = (number: number): Buffer =>
  sealed.subarray(headerSize + number * sealedFrameSize, headerSize + (number + 1) * sealedFrameSize);

test('detects any changed byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.nat(headerSize + 20), fc.nat(sealed.length - 1)),
      fc.integer({ min: 1, max: 255 }),
      async (at, change) => {
        const copy = Buffer.from(sealed);
        copy[at] = (copy[at] ?? 0) ^ change;
        await writeSealed(copy);
        // Bytes 8 to 15 are the ID of the master key.
        const code = at >= 8 && at < 16 ? 'sealed_key_unknown' : 'sealed_file_damaged';
        await expect(buffer(storage.read('a'))).rejects.toMatchObject({ code });
      },
    ),
    { numRuns: 200 },
  );
});

test('detects a file truncated at any point', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.nat(sealed.length - 1),
        fc.nat(3).map((frames) => headerSize + frames * sealedFrameSize),
      ),
      async (length) => {
        await writeSealed(sealed.subarray(0, length));
        await expect(buffer(storage.read('a'))).rejects.toMatchObject(damagedError);
        // Read a range at the original end, which may be beyond the end of the truncated file.
        await expect(buffer(storage.read('a', { start: size - 10, end: size - 1 }))).rejects.toMatchObject(
          damagedError,
        );
      },
    ),
    { numRuns: 100 },
  );
});

test.each([
  ['swapped', () => [frame(1), frame(0), frame(2), frame(3)]],
  ['dropped', () => [frame(0), frame(2), frame(3)]],
  ['repeated', () => [frame(0), frame(0), frame(1), frame(2), frame(3)]],
  ['cut off at the end', () => [frame(0), frame(1), frame(2)]],
  ['added', () => [frame(0), frame(1), frame(2), frame(3), frame(3)]],
])('detects frames that were %s', async (_, frames) => {
  await writeSealed(Buffer.concat([sealed.subarray(0, headerSize), ...frames()]));
  await expect(buffer(storage.read('a'))).rejects.toMatchObject(damagedError);
});

test('rejects a file stored under another key', async () => {
  await writeSealed(sealed, 'b');
  await expect(buffer(storage.read('b'))).rejects.toMatchObject(damagedError);
});

test('rejects a frame from another file', async () => {
  await storage.write('b', content);
  const other = await readFile(path.join(folder, 'b'));
  await writeSealed(Buffer.concat([sealed.subarray(0, headerSize), other.subarray(headerSize)]));
  await expect(buffer(storage.read('a'))).rejects.toMatchObject(damagedError);
});

test('rejects a file that was never sealed', async () => {
  await writeSealed(Buffer.alloc(5000, 'plain'));
  await expect(buffer(storage.read('a'))).rejects.toMatchObject(damagedError);
  await writeSealed(Buffer.alloc(50));
  await expect(storage.stat('a')).rejects.toMatchObject(damagedError);
});

test('reads intact parts of a damaged file', async () => {
  const copy = Buffer.from(sealed);
  copy.writeUInt8(copy.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  await writeSealed(copy);
  expect(await buffer(storage.read('a', { start: 0, end: frameSize }))).toEqual(
    content.subarray(0, frameSize + 1),
  );
});
