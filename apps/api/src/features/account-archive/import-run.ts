import type { Analyser } from '@glossa/analyser/analyser';
import type { Database, Transaction } from '@glossa/db/database';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import type { Storage } from '@glossa/storage/storage';

import type { ArchiveRun } from './archive-run.ts';

export interface ImportDeps {
  db: Database;
  storage: Storage;
  analyser: Analyser;
  jobs: Enqueuer;
  log: { warn(about: object, sentence: string): void };
}

/** What the kinds write with. */
export interface ImportRun extends Pick<ArchiveRun, 'archiveId' | 'learnerId' | 'signal'> {
  deps: ImportDeps;
  /** Nothing had been learnt here before the import began. */
  isFresh: boolean;
  /** Runs `work`, which answers how many records it added, in a transaction that belongs to this run. */
  commit: (kind: string, work: (tx: Transaction) => Promise<number>) => Promise<void>;
  /** Ids here by those in the archive. */
  texts: Map<string, string>;
  /** Keys in the file storage of covers that this run has stored, by their names in the archive. */
  covers: Map<string, string>;
  videos: Map<string, string>;
  /** Moments at which the texts and videos of the archive were made, by what makes two of them the same. */
  twins: Map<string, Set<string>>;
  /** Subtitles of the archive. */
  tracks: Map<string, ImportedTrack>;
  /** The bytes of a file, and its text. */
  bytes: (name: string) => AsyncIterable<Uint8Array>;
  content: (name: string) => Promise<string>;
  /** Path of an unpacked recording, picture or video that was looked at; none when the archive has none. */
  media: (name: string | null) => UnpackedMedia | undefined;
}

/** Subtitles of the archive. */
export interface ImportedTrack {
  language: string;
  origin: 'file' | 'automatic' | 'edited';
  /** Name of the file of its cues. */
  cues: string;
}

/** A file that was unpacked and is what it says it is. */
export interface UnpackedMedia {
  path: string;
  bytes: number;
  /** Ending of a picture. */
  format?: 'jpg' | 'png' | 'webp' | 'gif';
  /** Of a video. */
  video?: { durationMs: number; width: number; height: number; hasAudio: boolean };
}
