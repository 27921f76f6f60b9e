import type { Transaction } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type * as z from 'zod';

import type { ImportRun } from '../import-run.ts';

/** Whose records are read, and what they are read from. */
export interface Source {
  tx: Transaction;
  storage: Storage;
  learnerId: string;
  /** Documents that are not analysed yet and whose content is in the file storage. */
  waiting: readonly number[];
}

/** A file of text that is packed beside the records. */
export interface ContentFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/**
 * One kind of record in an archive: a file `data/<name>.jsonl`. A new table of learners is a module like this, named in
 * all-kinds.ts.
 */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  name: string;
  /** Tables whose rows it carries. */
  tables: readonly string[];
  /** A record in the archive; what it makes of it is what `write` gets. */
  schema: Schema;
  /** Query of the records; `language` is a number and becomes a code. */
  select: string;
  /** Its `language` is a code already, of any language. */
  plainLanguage?: boolean;
  /** Values of the query; only the learner's id unless it says otherwise. */
  values?: (source: Source) => unknown[];
  /** Columns of a table that people open in a spreadsheet. */
  sheet?: readonly string[];
  /** Query of the files in the storage that belong to it: `name` in the archive, `key` in the storage; $1 is the learner. */
  media?: string;
  contents?: (source: Source) => AsyncGenerator<ContentFile>;
  /** Records that are written at once. */
  batch?: number;
  /** Looks at a record together with those before it; throws `ArchiveProblem`. */
  check?: (record: z.output<Schema>, seen: Seen) => void;
  /** Writes records that may have been written before, by this run or another. */
  write: (records: z.output<Schema>[], run: ImportRun) => Promise<void>;
}

export type MediaKind = 'recording' | 'picture' | 'video';

/** What checks find out together. Each `add` fails where the archive has no such file, or two records share one. */
export interface Seen {
  texts: Set<string>;
  videos: Set<string>;
  tracks: Set<string>;
  /** Of a text. */
  addContent: (name: string) => void;
  /** Of subtitles. */
  addCues: (name: string) => void;
  addMedia: (name: string | null, kind: MediaKind) => void;
  /** The same for a picture that several records may share. */
  addSharedPicture: (name: string | null) => void;
  /** Notes what makes two entries of the library the same, and when this one was made. */
  addTwin: (same: readonly (string | null)[], createdAt: string) => void;
}

/** Binds a kind to its schema, so that its functions know their records. */
export const kind = <Schema extends z.ZodType>(definition: Kind<Schema>): Kind => definition;
