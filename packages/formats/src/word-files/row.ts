import type { ColumnField, FileKind, LevelScale, Refusal } from '@glossa/contract/word-import';

import type { FoundEntry } from './word-entry.ts';

/** What one row of a file says. */
export interface Row {
  /** Number of its line, or of the word in a file in JSON, from 1. */
  line: number;
  entry: FoundEntry;
  /** The language as the row names it. */
  language?: string | undefined;
  /** Why it cannot be read at all. */
  refusal?: Refusal | undefined;
}

/** How the columns of a file are to be taken. */
export interface Reading {
  /** What each column stands for; null for one that is left out. */
  fields: readonly (ColumnField | null)[];
  scale: LevelScale;
}

/** A file of words, opened. */
export interface WordFile {
  kind: FileKind;
  /** Whether the columns may be given other meanings: our own files in JSON have none. */
  mappable: boolean;
  /** Names of the columns; null when the file names none. */
  names: string[] | null;
  /** Whether the first line is taken for names; null where there is no choice. */
  header: boolean | null;
  proposed: Reading;
  /** The first rows as they stand in the file. */
  sample(count: number): { line: number; cells: string[] }[];
  rows(reading: Reading): Generator<Row>;
}

/** Thrown for a file in which no words can be looked for. */
export class NoWordFile extends Error {
  override name = 'NoWordFile';
}
