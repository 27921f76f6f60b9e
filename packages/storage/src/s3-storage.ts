import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { openBucket, type Bucket, type BucketOptions } from './bucket.ts';
import { checkKey, isKey, type BaseStorage } from './storage.ts';

/**
 * Stores files in an S3-compatible bucket. A file appears only once it is complete. If an upload is interrupted, its
 * parts are discarded. Connects on first use.
 */
export function s3Storage(options: BucketOptions): BaseStorage {
  const prefix = options.prefix ?? '';
  const toObjectName = (key: string) => prefix + checkKey(key);
  let bucketPromise: Promise<Bucket> | undefined;
  const getBucket = () => (bucketPromise ??= openBucket(options));
  const putObject = async (key: string, content: Readable | Uint8Array | string) =>
    (await getBucket()).put(toObjectName(key), content);
  return {
    write: putObject,
    adopt: async (key, file) => {
      await putObject(key, createReadStream(file));
      await rm(file, { force: true });
    },
    stat: async (key) => (await getBucket()).head(toObjectName(key)),
    read: (key, range) => {
      const name = toObjectName(key);
      return createLazyStream(async (signal) => (await getBucket()).get(name, range, signal));
    },
    localPath: async (key, folder) => {
      const file = path.join(folder, checkKey(key).replaceAll('/', '_'));
      const content = await (await getBucket()).get(toObjectName(key), undefined, undefined);
      await pipeline(content, createWriteStream(file));
      return file;
    },
    remove: async (key) => (await getBucket()).remove(toObjectName(key)),
    list: async function* (keyPrefix = '') {
      for await (const { name, ...file } of (await getBucket()).list(prefix + keyPrefix)) {
        const key = name.slice(prefix.length);
        // Other programs may create objects with other keys, such as those for folders.
        if (isKey(key)) yield { key, ...file };
      }
    },
  };
}

/** Returns a stream that sends its request on the first read and aborts it when closed. */
function createLazyStream(open: (signal: AbortSignal) => Promise<Readable>): Readable {
  const stop = new AbortController();
  async function* readBytes() {
    yield* await open(stop.signal);
  }
  return Readable.from(readBytes(), { objectMode: false }).once('close', () => stop.abort());
}
