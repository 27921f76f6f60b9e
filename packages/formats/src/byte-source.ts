import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** Random-access bytes, such as a file on the local disk or in file storage. */
export interface ByteSource {
  size: number;
  /** Reads bytes `start` to `end`, both inclusive. */
  read(range: { start: number; end: number }): Readable;
}

/** Creates a byte source for a file on the local disk. */
export const openLocalFile = (path: string, size: number): ByteSource => ({
  size,
  read: (range) => createReadStream(path, range),
});
