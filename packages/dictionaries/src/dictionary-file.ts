import type { DictionaryEntry } from './entry.ts';

/** How dictionaries come. */
export type Format = 'dictd' | 'stardict' | 'cedict' | 'wiktextract' | 'tsv';

/** What a file says of itself; empty or undefined where it is silent. */
export interface About {
  title: string;
  licence: string;
  /** Where it comes from, usually a web address. */
  source: string;
  /** Codes of the language of the headwords and of the explanations. */
  language: string | undefined;
  target: string | undefined;
}

/** A dictionary on the disk. */
export interface DictionaryFile {
  format: Format;
  /** From the name of its files. */
  name: string;
  /** All files that it consists of. */
  paths: string[];
  about: About;
  /**
   * Reads the entries in the order of the file, which is always the same, some at a time. `onBytes` hears how many
   * bytes of the files have been read so far. Throws a `BadDictionary` for what it cannot make sense of.
   */
  read(language: string, onBytes: (bytes: number) => void): AsyncIterable<DictionaryEntry[]>;
}
