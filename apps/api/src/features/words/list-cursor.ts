import type { WordSort } from '@glossa/contract/word-lists';
import * as z from 'zod';

/** The place of a word in a list. */
export interface Place {
  /** Its form; in order of days, the microseconds from 1970 to its creation. */
  key: string;
  id: number;
  /** Counts only in the order of levels. */
  standing: number;
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

/** Whether words stand in the order of their creation. */
export const isByDate = (sort: WordSort): boolean => sort === 'recent' || sort === 'oldest';

/** A place as callers pass it back; opaque to them. */
export const writeCursor = (sort: WordSort, { key, id, standing }: Place): string =>
  Buffer.from(JSON.stringify([sort, key, id, standing])).toString('base64url');

/** The place that a cursor names; undefined when it is none, or of another order. */
export function readCursor(sort: WordSort, cursor: string): Place | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
  const parsed = Cursor.safeParse(value);
  if (!parsed.success || parsed.data[0] !== sort) return undefined;
  const [, key, id, standing] = parsed.data;
  return isByDate(sort) && !microseconds.test(key) ? undefined : { key, id, standing };
}
