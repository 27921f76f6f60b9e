import type { Readable } from 'node:stream';

/** Size and modification time of a file. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}

/** Stores files by key, a path of letters, digits, `-`, `_`, `.` and `/`. */
export interface Storage {
  /** Writes a file atomically: readers get the whole file or nothing. */
  write(key: string, content: Readable | Uint8Array | string): Promise<void>;
  /** Moves a finished file from the local disk into the storage. */
  adopt(key: string, path: string): Promise<void>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** Reads bytes `start` to `end`, both inclusive, or the whole file if `range` is omitted. */
  read(key: string, range?: { start: number; end: number }): Readable;
  /**
   * Returns the local path of a file, for programs that read from disk: the file itself if it is stored on this disk,
   * otherwise a copy in `folder`. Must not be modified.
   */
  localPath(key: string, folder: string): Promise<string>;
  /** Removes a file, or does nothing if it doesn't exist. */
  remove(key: string): Promise<void>;
}

/** A file as returned by `list`. */
export interface ListedFile extends StoredFile {
  key: string;
}

/** A storage backend without a layer that transforms the files. */
export interface BaseStorage extends Storage {
  /**
   * Yields all files whose keys begin with `prefix`, in byte order of their keys, with their stored sizes. Files that
   * are added or removed in the meantime may or may not be included.
   */
  list(prefix?: string): AsyncIterable<ListedFile>;
}

const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Returns whether a string is a valid key. */
export const isKey = (key: string): boolean => keyPattern.test(key);

/**
 * Returns a valid key unchanged.
 * @throws {Error} when the key is invalid, because it could refer to a file outside the storage
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`invalid storage key: ${key}`);
  return key;
}
