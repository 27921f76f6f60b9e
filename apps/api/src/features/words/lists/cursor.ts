import type { WordSort } from '@glossa/contract/word-lists';
import * as z from 'zod';

/** The position of a word in a list. */
export interface ListPosition {
  /** The word's form or, in lists sorted by date, its creation time in microseconds since 1970. */
  key: string;
  id: number;
  /** Level, or 6 if ignored. Used only when sorting by level. */
  listedLevel: number;
}

const Cursor = z.tuple([
  z.string(),
  z
    .string()
    .max(3000)
    .regex(/^\P{Cc}+$/u),
  z.int().min(0).max(2_147_483_647),
  z.int().min(0).max(9),
]);
const microseconds = /^\d{1,16}$/;

/** Returns whether words are sorted by creation date. */
export const isByDate = (sort: WordSort): boolean => sort === 'recent' || sort === 'oldest';

/** Encodes a position as an opaque cursor. */
export const writeCursor = (sort: WordSort, { key, id, listedLevel }: ListPosition): string =>
  Buffer.from(JSON.stringify([sort, key, id, listedLevel])).toString('base64url');

/** Decodes a cursor. Returns undefined if it is invalid or belongs to another sort order. */
export function readCursor(sort: WordSort, cursor: string): ListPosition | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
  const parsed = Cursor.safeParse(value);
  if (!parsed.success || parsed.data[0] !== sort) return undefined;
  const [, key, id, listedLevel] = parsed.data;
  return isByDate(sort) && !microseconds.test(key) ? undefined : { key, id, listedLevel };
}
