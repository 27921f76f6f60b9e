import type { ColumnField, FileKind, LevelScale, Refusal } from '@glossa/contract/word-import';

import type { FoundEntry } from './word-entry.ts';

/** The content of one row of a file. */
export interface Row {
  /** Line number, or index of the word in a JSON file, from 1. */
  line: number;
  entry: FoundEntry;
  /** The language as named in the row. */
  language?: string | undefined;
  /** The reason why the row can't be read. */
  refusal?: Refusal | undefined;
}

/** How to interpret the columns of a file. */
export interface ColumnMapping {
  /** The field of each column. Null for columns to skip. */
  fields: readonly (ColumnField | null)[];
  scale: LevelScale;
}

/** An open word file. */
export interface WordFile {
  kind: FileKind;
  /** Whether the columns can be reassigned. Those of our own JSON files can't. */
  mappable: boolean;
  /** Names of the columns. Null if there are none. */
  names: string[] | null;
  /** Whether the first line is a header. Null if there is no choice. */
  header: boolean | null;
  proposedMapping: ColumnMapping;
  /** Returns the first rows as they are in the file. */
  sample(count: number): { line: number; cells: string[] }[];
  rows(mapping: ColumnMapping): Generator<Row>;
}
