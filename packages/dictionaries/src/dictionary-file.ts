import type { DictionaryEntry } from './entry.ts';

/** The supported file formats. */
export type Format = 'dictd' | 'stardict' | 'cedict' | 'wiktextract' | 'wordnet' | 'tsv';

/** A file's metadata. Missing values are empty or undefined. */
export interface FileMetadata {
  title: string;
  licence: string;
  /** Origin, usually a URL. */
  source: string;
  /** Language codes of the headwords and of the explanations. */
  language: string | undefined;
  target: string | undefined;
}

/** A dictionary on disk. */
export interface DictionaryFile {
  format: Format;
  /** Derived from the file names. */
  name: string;
  paths: string[];
  metadata: FileMetadata;
  /**
   * Reads the entries in batches, always in file order. `onBytes` receives the number of bytes read so far.
   *
   * @throws {DictionaryError} when the content is invalid
   */
  read(language: string, onBytes: (bytes: number) => void): AsyncIterable<DictionaryEntry[]>;
}
