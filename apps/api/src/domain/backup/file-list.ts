import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';

import { createChecksum, type Checksum } from './checksum.ts';

/** A file in a backup, by its path there. */
export interface BackupFile {
  path: string;
  size: number;
  /** Modification time of the original, in milliseconds. */
  modifiedAt: number;
  sha256: string;
}

/** Yields the files of a list, in the byte order of their paths. */
export async function* readList(file: string): AsyncGenerator<BackupFile> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    const [sha256, size, modifiedAt, path] = JSON.parse(line) as [string, number, number, string];
    yield { path, size, modifiedAt, sha256 };
  }
}

/** Writes a list of files, one JSON array per line, and returns its checksum. */
export async function writeList(file: string, files: AsyncIterable<BackupFile>): Promise<Checksum> {
  const checksum = createChecksum();
  await pipeline(files, toLines, checksum.passThrough, createWriteStream(file, { mode: 0o600, flush: true }));
  return checksum.digest();
}

async function* toLines(files: AsyncIterable<BackupFile>): AsyncGenerator<Buffer> {
  for await (const { path, size, modifiedAt, sha256 } of files) {
    yield Buffer.from(`${JSON.stringify([sha256, size, modifiedAt, path])}\n`);
  }
}
