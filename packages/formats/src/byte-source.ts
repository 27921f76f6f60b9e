import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** Bytes that are read in parts: a file of the local disk or of the file storage. */
export interface ByteSource {
  size: number;
  /** Bytes `start` to `end`, both included. */
  read(range: { start: number; end: number }): Readable;
}

/** A file of the local disk. */
export const localFile = (path: string, size: number): ByteSource => ({
  size,
  read: (range) => createReadStream(path, range),
});
