import type { Readable } from 'node:stream';

/** A stored file. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** Files by key; a key is a path of letters, digits, `-`, `_`, `.` and `/`. */
export interface Storage {
  /** Writes a file as a whole: a reader sees all of it or nothing. */
  write(key: string, content: Readable | Uint8Array | string): Promise<void>;
  /** Takes over a finished file of the local disk. */
  adopt(key: string, path: string): Promise<void>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** Reads bytes `start` to `end`, both included; the whole file without a range. */
  read(key: string, range?: { start: number; end: number }): Readable;
  /**
   * Path on the local disk of a file, for programs that read files: the file itself where it is on this disk, else a copy
   * in `folder`. It is not to be changed.
   */
  localPath(key: string, folder: string): Promise<string>;
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
}

/** Thrown for a key that could leave the storage. */
export class BadStorageKey extends Error {
  override name = 'BadStorageKey';
}

/** Checks a key; answers it. */
export function checkKey(key: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) throw new BadStorageKey(`bad storage key: ${key}`);
  return key;
}
