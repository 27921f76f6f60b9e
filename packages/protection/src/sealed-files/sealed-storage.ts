import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { checkKey, type Storage } from '@glossa/storage/storage';

import type { MasterKeys } from './master-keys.ts';
import { computeLayout, openFile, type Range } from './open-file.ts';
import { sealFile } from './seal-file.ts';

/**
 * Creates a storage that encrypts its files at rest. Sizes and ranges refer to the plain files, which are never on disk
 * or completely in memory. Reading a modified, truncated or foreign file fails with `ProtectionError` before yielding
 * any byte of an inauthentic frame.
 */
export function sealedStorage(storage: Storage, keys: MasterKeys): Storage {
  const read = (key: string, range: Range = { start: 0, end: Infinity }): Readable => {
    checkKey(key);
    if (!(range.start >= 0 && range.end >= range.start)) {
      throw new RangeError(`bytes ${range.start} to ${range.end}`);
    }
    let sealed: Readable | undefined;
    const source = {
      storageKey: key,
      size: async () => (await storage.stat(key))?.size ?? 0,
      read: (part: Range) => (sealed = storage.read(key, part)),
    };
    const plain = Readable.from(openFile(source, keys, range), { objectMode: false });
    // Destroy the source immediately, so that a reader that closes early doesn't wait for a slow disk.
    return plain.once('close', () => sealed?.destroy());
  };
  const write = async (key: string, content: AsyncIterable<unknown>): Promise<void> => {
    const sealed = Readable.from(sealFile(toBytes(content), keys, key), { objectMode: false });
    await storage.write(key, sealed).finally(() => sealed.destroy());
  };
  return {
    write: async (key, content) => {
      if (!(content instanceof Readable)) return write(key, Readable.from([content]));
      // Without a listener, a source that fails before the first read would crash the process. The read fails anyway.
      content.on('error', () => {});
      await write(key, content).finally(() => content.destroy());
    },
    adopt: async (key, file) => {
      await write(key, readFileBytes(file));
      await rm(file, { force: true });
    },
    /** Calculates the size from the sealed size. Doesn't detect truncation; only reading does. */
    stat: async (key) => {
      const storedFile = await storage.stat(key);
      return storedFile && { ...storedFile, size: computeLayout(storedFile.size).size };
    },
    read,
    /** Writes a decrypted copy that only the process's user can read. */
    localPath: async (key, folder) => {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${randomUUID()}${path.extname(key)}`);
      try {
        await pipeline(read(key), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      return file;
    },
    remove: (key) => storage.remove(key),
  };
}

async function* toBytes(content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    yield typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
  }
}

/** Opens the file on the first read. */
async function* readFileBytes(file: string): AsyncGenerator {
  yield* createReadStream(file);
}
