import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { DictionaryError } from '../dictionary-error.ts';

// Dictionaries unpack to 3 to 15 times their size. A much higher ratio indicates a decompression bomb.
const maxRatio = 100;
const uncheckedBytes = 16 * 1024 * 1024;

/** Returns whether a file is compressed with gzip (or dictzip, which is gzip with an index). */
async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/**
 * Streams a file and decompresses it if needed. `onBytes` receives the number of bytes read from disk.
 *
 * @throws {DictionaryError} when compressed data is damaged, truncated or unpacks to an excessive size
 */
export async function* readBytes(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const isCompressed = await isGzip(file);
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  let read = 0;
  source.on('data', (chunk) => {
    read += chunk.length;
    onBytes(read);
  });
  source.pause();
  const stream = isCompressed
    ? pipeline(source, createGunzip({ chunkSize: 256 * 1024 }), () => undefined)
    : source;
  let unpackedBytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      unpackedBytes += chunk.length;
      if (isCompressed && unpackedBytes > uncheckedBytes + maxRatio * read) {
        throw new DictionaryError(`${path.basename(file)} unpacks to more than ${maxRatio} times its size.`);
      }
      yield chunk;
    }
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('Z_')) {
      throw new DictionaryError(`${path.basename(file)} is damaged or incomplete, so it can't be unpacked.`);
    }
    throw error;
  } finally {
    source.destroy();
  }
}

/**
 * Reads and decompresses a whole file.
 *
 * @throws {DictionaryError} when it is larger than `maxBytes` bytes
 */
export async function readWholeFile(file: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of readBytes(file, () => {})) {
    size += chunk.length;
    if (size > maxBytes) throw new DictionaryError(`${path.basename(file)} is too large.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
