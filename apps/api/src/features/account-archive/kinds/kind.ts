import type { Transaction } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type * as z from 'zod';

import type { ImportContext } from './import-context.ts';
import type { MediaStatement, SelectStatement } from './queries.ts';

/** The learner whose records are read, and the sources of the data. */
export interface Source {
  tx: Transaction;
  storage: Storage;
  learnerId: string;
  /** IDs of documents that aren't analyzed yet and whose content is in the file storage. */
  pendingDocuments: readonly number[];
}

/** A text file that is packed next to the records. */
export interface ContentFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** A kind of record, stored in `data/<name>.jsonl`. Each learner table needs a kind, listed in all-kinds.ts. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  name: string;
  /** Tables whose rows belong to this kind. */
  tables: readonly string[];
  /** Schema of a record in the archive; `write` receives its output. */
  schema: Schema;
  /** Statement that selects the records. Language IDs in `language` become codes. */
  select: SelectStatement;
  /** Whether `language` contains codes instead of IDs. Any language is allowed, not only learning languages. */
  plainLanguage?: boolean;
  /** Parameters of the statement; by default only the learner's ID. */
  values?: (source: Source) => unknown[];
  /** Columns of the CSV file for spreadsheets. If undefined, no such file is packed. */
  sheet?: readonly string[];
  /**
   * Statement that selects the stored files of this kind: `name` in the archive and `key` in the storage. $1 is the
   * learner.
   */
  media?: MediaStatement;
  contents?: (source: Source) => AsyncGenerator<ContentFile>;
  /** Maximum number of records per call to `write`. */
  batchSize?: number;
  /** Checks a record against earlier records. Throws `Failure` when it is invalid. */
  check?: (record: z.output<Schema>, references: References) => void;
  /** Writes records, some of which this or another run may already have written. */
  write: (records: z.output<Schema>[], context: ImportContext) => Promise<void>;
}

export type MediaKind = 'recording' | 'picture' | 'video';

/**
 * References collected from an archive's records. `addContent` and `addCues` throw when the archive has no such file.
 * `addMedia` and `addSharedImage` throw when two records share a file that can't be shared.
 */
export interface References {
  texts: Set<string>;
  videos: Set<string>;
  tracks: Set<string>;
  /** Adds the content file of a text. */
  addContent: (name: string) => void;
  /** Adds the cue file of a subtitle track. */
  addCues: (name: string) => void;
  addMedia: (name: string | null, kind: MediaKind) => void;
  /** Adds an image that several records may share. */
  addSharedImage: (name: string | null) => void;
  /** Records the values that identify a library entry, and its creation time. */
  addEntry: (identifyingValues: readonly (string | null)[], createdAt: string) => void;
}

/** Binds a kind to its schema, so that its functions have typed records. */
export const defineKind = <Schema extends z.ZodType>(definition: Kind<Schema>): Kind => definition;
