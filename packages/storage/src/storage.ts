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

/** A file of a listing. */
export interface ListedFile extends StoredFile {
  key: string;
}

/** A storage that files really lie in, with nothing above it that changes them. */
export interface BaseStorage extends Storage {
  /**
   * All files whose keys begin with `prefix`, in the order of the bytes of their keys, with their sizes as they lie there.
   * What comes and goes meanwhile may be told or not.
   */
  list(prefix?: string): AsyncIterable<ListedFile>;
}

/** Thrown for a key that could leave the storage. */
export class BadStorageKey extends Error {
  override name = 'BadStorageKey';
}

const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Tells whether something may be a key. */
export const isKey = (key: string): boolean => keyPattern.test(key);

/** Checks a key; answers it. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new BadStorageKey(`bad storage key: ${key}`);
  return key;
}
