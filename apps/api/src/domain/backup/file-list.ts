import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';

import { createTally, type Sum } from './tally.ts';

/** A file in a backup, by its path there. */
export interface KeptFile {
  path: string;
  size: number;
  /** Modification time of the original, in milliseconds. */
  modifiedAt: number;
  sha256: string;
}

/** Streams the files of a list, in the byte order of their paths. */
export async function* readList(file: string): AsyncGenerator<KeptFile> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    const [sha256, size, modifiedAt, path] = JSON.parse(line) as [string, number, number, string];
    yield { path, size, modifiedAt, sha256 };
  }
}

/** Streams files to a list. */
export async function writeList(file: string, files: AsyncIterable<KeptFile>): Promise<Sum> {
  const tally = createTally();
  await pipeline(files, toLines, tally.through, createWriteStream(file, { mode: 0o600, flush: true }));
  return tally.sum();
}

async function* toLines(files: AsyncIterable<KeptFile>): AsyncGenerator<Buffer> {
  for await (const { path, size, modifiedAt, sha256 } of files) {
    yield Buffer.from(`${JSON.stringify([sha256, size, modifiedAt, path])}\n`);
  }
}
