import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { checkKey, type Storage } from '@glossa/storage/storage';

import type { MasterKeys } from './master-keys.ts';
import { layoutOf, openFile, type Range } from './open-file.ts';
import { sealFile } from './seal-file.ts';

/**
 * A storage whose files are encrypted where they lie. It is used like the one below it: sizes and ranges are those of
 * the plain files, which are never on the disk nor in memory as a whole. Reading a changed, cut off or foreign file
 * fails with ProtectionProblem, before any byte of a frame that is not genuine.
 */
export function sealedStorage(storage: Storage, keys: MasterKeys): Storage {
  const read = (key: string, range: Range = { start: 0, end: Infinity }): Readable => {
    checkKey(key);
    if (!(range.start >= 0 && range.end >= range.start)) {
      throw new RangeError(`bytes ${range.start} to ${range.end}`);
    }
    let sealed: Readable | undefined;
    const source = {
      place: key,
      size: async () => (await storage.stat(key))?.size ?? 0,
      read: (part: Range) => (sealed = storage.read(key, part)),
    };
    const plain = Readable.from(openFile(source, keys, range), { objectMode: false });
    // Whoever closes early does not wait for a slow disk.
    return plain.once('close', () => sealed?.destroy());
  };
  const write = async (key: string, content: AsyncIterable<unknown>): Promise<void> => {
    const sealed = Readable.from(sealFile(bytesOf(content), keys, key), { objectMode: false });
    await storage.write(key, sealed).finally(() => sealed.destroy());
  };
  return {
    write: async (key, content) => {
      if (!(content instanceof Readable)) return write(key, Readable.from([content]));
      // A source that fails before it is asked for its bytes fails then.
      content.on('error', () => {});
      await write(key, content).finally(() => content.destroy());
    },
    adopt: async (key, file) => {
      await write(key, bytesOfFile(file));
      await rm(file, { force: true });
    },
    /** The size is what the length of the sealed file tells; reading shows whether it was cut off. */
    stat: async (key) => {
      const stored = await storage.stat(key);
      return stored && { ...stored, size: layoutOf(stored.size).size };
    },
    read,
    /** A plain copy, for its owner only. */
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

async function* bytesOf(content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    yield typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
  }
}

/** Opens the file only when it is asked for. */
async function* bytesOfFile(file: string): AsyncGenerator {
  yield* createReadStream(file);
}
