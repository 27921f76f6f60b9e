import type { Analyzer } from '@glossa/analyzer/analyzer';
import type { StorageKind } from '@glossa/contract/storage';
import type { Database, Transaction } from '@glossa/db/database';
import type { Enqueuer } from '@glossa/jobs/enqueuer';

import type { AccountStorage } from '#domain/storage-quota/account-storage.ts';
import type { ArchiveRun } from '../archive-run.ts';

export interface ImportDeps {
  db: Database;
  storage: AccountStorage;
  analyzer: Analyzer;
  jobs: Enqueuer;
  log: { warn(about: object, sentence: string): void };
}

/** Dependencies and state shared by the kinds of records while an archive is imported. */
export interface ImportContext extends Pick<ArchiveRun, 'archiveId' | 'learnerId' | 'signal'> {
  deps: ImportDeps;
  /** Whether the learner had no points before the import began. */
  isNewLearner: boolean;
  /** Runs `work` in a transaction that locks the archive. `work` returns the number of records it added. */
  commit: (kind: string, work: (tx: Transaction) => Promise<number>) => Promise<void>;
  /** IDs of the new texts, by the IDs in the archive. */
  texts: Map<string, string>;
  /** Storage keys of the covers stored by this run, by their names in the archive. */
  covers: Map<string, string>;
  videos: Map<string, string>;
  /** Creation times of the archive's texts and videos, by `entryKey`. */
  creationTimes: Map<string, Set<string>>;
  /** The archive's subtitle tracks, by their IDs in the archive. */
  tracks: Map<string, ImportedTrack>;
  /** Returns a file's content as bytes. */
  bytes: (name: string) => AsyncIterable<Uint8Array>;
  /** Returns a file's content as text. */
  content: (name: string) => Promise<string>;
  /** Moves a checked file into the storage and counts it toward the account's quota. */
  store: (kind: StorageKind, key: string, path: string) => Promise<void>;
  /** Returns a checked recording, image or video, or undefined when the archive has none. */
  media: (name: string | null) => UnpackedMedia | undefined;
}

/** A subtitle track from the archive. */
export interface ImportedTrack {
  language: string;
  origin: 'file' | 'automatic' | 'edited';
  /** Name of the file with its cues. */
  cues: string;
}

/** A file that was unpacked and checked. */
export interface UnpackedMedia {
  path: string;
  bytes: number;
  /** File extension; undefined unless the file is an image. */
  format?: 'jpg' | 'png' | 'webp' | 'gif';
  /** Undefined unless the file is a video. */
  video?: { durationMs: number; width: number; height: number; hasAudio: boolean };
}
