import { Blob } from 'node:buffer';
import { randomBytes, webcrypto } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { packOffline, type OfflineTerms } from '@glossa/protection/offline-copies/pack-offline';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { findCopyKey, deleteCopyKey, storeCopyKey, type OfflineKey } from './copy-key.ts';
import { findDeviceKey, ensureDeviceKey } from './device-key.ts';
import { openOfflineCopy } from './open-offline-copy.ts';

const frame = 64 * 1024;
const headerSize = 32;
const sealedFrameSize = frame + 16;

/** Switches to another device with empty storage. */
const switchDevice = (): void => void vi.stubGlobal('indexedDB', new IDBFactory());

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  switchDevice();
});

const toBlob = (bytes: Uint8Array): globalThis.Blob => new Blob([bytes]) as unknown as globalThis.Blob;

async function sampleTerms(level: OfflineKey['level']): Promise<OfflineTerms> {
  return level === 'premium' ? { level, devicePublicKeyJwk: await ensureDeviceKey() } : { level };
}

/** Packs content into an offline copy, as the server does. */
async function pack(
  content: Uint8Array,
  level: OfflineKey['level'],
): Promise<{ bytes: Buffer; key: OfflineKey }> {
  const packedStream = packOffline(Readable.from([Buffer.from(content)]), await sampleTerms(level));
  return { bytes: await buffer(packedStream.content), key: packedStream.key };
}

describe.each(['basic', 'standard', 'premium'] as const)('an offline copy at level %s', (level) => {
  test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame + 5])(
    'of %i bytes is read completely',
    async (size) => {
      const content = randomBytes(size);
      const { bytes, key } = await pack(content, level);
      await storeCopyKey(key);
      const copy = await openOfflineCopy(toBlob(bytes));
      expect(copy.size).toBe(size);
      expect((await buffer(copy.stream())).equals(content)).toBe(true);
    },
  );

  test('is read by byte range, including at frame boundaries', async () => {
    const content = randomBytes(3 * frame + 5);
    const { bytes, key } = await pack(content, level);
    await storeCopyKey(key);
    const copy = await openOfflineCopy(toBlob(bytes));
    const bounds = [0, 1, frame - 1, frame, 2 * frame, 3 * frame, 3 * frame + 4, 4 * frame];
    for (const start of bounds) {
      for (const end of bounds.filter((bound) => bound >= start)) {
        const part = await copy.read({ start, end });
        expect(content.subarray(start, end + 1).equals(part)).toBe(true);
      }
    }
  });

  test('is rejected as damaged when a byte has changed', async () => {
    const { bytes, key } = await pack(randomBytes(2 * frame + 5), level);
    await storeCopyKey(key);
    for (const at of [5, 24, headerSize, headerSize + sealedFrameSize, bytes.length - 1]) {
      const changedBytes = Buffer.from(bytes);
      changedBytes.writeUInt8(changedBytes.readUInt8(at) ^ 1, at);
      const read = openOfflineCopy(toBlob(changedBytes)).then((copy) => buffer(copy.stream()));
      await expect(read).rejects.toMatchObject({ code: 'copy_damaged' });
    }
  });

  test('is rejected as damaged when truncated at any point', async () => {
    const { bytes, key } = await pack(randomBytes(2 * frame + 5), level);
    await storeCopyKey(key);
    for (const length of [headerSize, headerSize + 10, headerSize + sealedFrameSize, bytes.length - 1]) {
      await expect(openOfflineCopy(toBlob(bytes.subarray(0, length)))).rejects.toMatchObject({
        code: 'copy_damaged',
      });
    }
  });

  test('does not open on another device or after its key was deleted', async () => {
    const { bytes, key } = await pack(randomBytes(100), level);
    await storeCopyKey(key);
    await deleteCopyKey(key.copy);
    await expect(openOfflineCopy(toBlob(bytes))).rejects.toMatchObject({ code: 'copy_wrong_device' });
    await storeCopyKey(key);
    switchDevice();
    await expect(openOfflineCopy(toBlob(bytes))).rejects.toMatchObject({ code: 'copy_wrong_device' });
  });

  test('stores its key as non-extractable', async () => {
    const { key } = await pack(randomBytes(100), level);
    await storeCopyKey(key);
    const storedKey = await findCopyKey(key.copy);
    expect(storedKey.extractable).toBe(false);
    expect(storedKey.algorithm).toMatchObject({ name: 'AES-GCM', length: level === 'basic' ? 128 : 256 });
    await expect(crypto.subtle.exportKey('raw', storedKey)).rejects.toThrow();
  });
});

test('rejects a premium key for another device or another copy', async () => {
  const first = await pack(randomBytes(10), 'premium');
  const second = await pack(randomBytes(10), 'premium');
  await expect(storeCopyKey({ ...first.key, copy: second.key.copy })).rejects.toMatchObject({
    code: 'copy_wrong_device',
  });
  switchDevice();
  await expect(storeCopyKey(first.key)).rejects.toMatchObject({ code: 'copy_wrong_device' });
  await ensureDeviceKey();
  await expect(storeCopyKey(first.key)).rejects.toMatchObject({ code: 'copy_wrong_device' });
});

test('creates the device key pair once, even concurrently, with a non-extractable private key', async () => {
  const [first, second] = await Promise.all([ensureDeviceKey(), ensureDeviceKey()]);
  expect(second).toEqual(first);
  expect(await ensureDeviceKey()).toEqual(first);
  expect(first).not.toHaveProperty('d');
  const pair = await findDeviceKey();
  expect(pair?.privateKey.extractable).toBe(false);
});

test('reports a file that is not an offline copy as unreadable', async () => {
  await expect(openOfflineCopy(toBlob(Buffer.from('GLOC')))).rejects.toMatchObject({
    code: 'copy_unreadable',
  });
  await expect(openOfflineCopy(toBlob(Buffer.alloc(200, 'GLOC\x02')))).rejects.toMatchObject({
    code: 'copy_unreadable',
  });
});
