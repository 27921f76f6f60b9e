import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

import type { Database, Transaction } from '@glossa/db/database';

import { DictionaryError } from './dictionary-error.ts';
import type { DictionaryFile } from './dictionary-file.ts';
import { withInstallLock } from './install-lock.ts';
import { normalizeEntry, type NormalizedEntry } from './normalize-entry.ts';
import {
  abandonInstallation,
  analyzeEntries,
  deleteRemoved,
  findInstallation,
  findSame,
  finishInstallation,
  insertInstallation,
  saveProgress,
  type DictionaryKey,
} from './queries.ts';
import { writeEntries } from './write-entries.ts';

/** Number of entries per transaction, which is the most that a killed installation can lose. */
const batchSize = 5000;

/** The name, languages and metadata of an installed dictionary. */
export interface DictionaryMetadata {
  name: string;
  title: string;
  /** Language of the headwords. */
  language: { id: number; code: string };
  /** Language code of the explanations. */
  target: string;
  licence: string;
  source: string;
}

export interface Progress {
  /** Bytes read so far, and in total. */
  done: number;
  total: number;
  entries: number;
}

/** The result of an installation. `same` means that this content is already installed under `name`. */
export type Outcome =
  | { status: 'installed'; name: string; entries: number; resumed: boolean }
  | { status: 'same'; name: string };

/**
 * Installs a dictionary file. Once the dictionary is complete, lookups find it, and it replaces an older dictionary
 * with the same name. An interrupted installation resumes when the same file is installed again. An invalid file leaves
 * nothing behind.
 *
 * @throws {DictionaryError} for a file that can't be installed; or the signal's reason when it is aborted
 */
export const installDictionary = (
  db: Database,
  file: DictionaryFile,
  metadata: DictionaryMetadata,
  {
    signal = new AbortController().signal,
    position = 0,
    analyze = true,
    waitForLock = false,
    onProgress = () => {},
    onInstalled = async () => {},
  }: {
    signal?: AbortSignal;
    /** Lookups list dictionaries with a lower position first. */
    position?: number;
    /**
     * Whether to update the planner's statistics. When many small dictionaries are installed, it is enough to do this
     * for the last one.
     */
    analyze?: boolean;
    /** Whether to wait while another process installs or removes dictionaries. */
    waitForLock?: boolean;
    onProgress?: (progress: Progress) => void;
    /** Called in the transaction that makes the dictionary available. */
    onInstalled?: (tx: Transaction, entries: number) => Promise<void>;
  } = {},
): Promise<Outcome> => {
  const install = async (): Promise<Outcome> => {
    await deleteRemoved(db);
    const { hash, bytes } = await hashFiles(file.paths, signal);
    const key = { name: metadata.name, language: metadata.language.id, target: metadata.target, hash };
    const identical = await findSame(db, key);
    if (identical !== undefined) return { status: 'same', name: identical };
    const { id, entriesWritten } = await findOrStartInstallation(db, file, metadata, key, {
      bytes,
      position,
    });
    try {
      const entries = await writeNewEntries(db, file, metadata, {
        id,
        entriesWritten,
        signal,
        onProgress: (done, count) => onProgress({ done, total: bytes, entries: count }),
      });
      if (entries === 0) throw new DictionaryError('The dictionary contains no entries.');
      await db.transaction(async (tx) => {
        await finishInstallation(tx, id, metadata);
        await onInstalled(tx, entries);
      });
      await deleteRemoved(db);
      if (analyze) await analyzeEntries(db);
      return { status: 'installed', name: metadata.name, entries, resumed: entriesWritten > 0 };
    } catch (error) {
      if (error instanceof DictionaryError) {
        await abandonInstallation(db, id);
        await deleteRemoved(db);
      }
      throw error;
    }
  };
  return withInstallLock(db, install, { wait: waitForLock ? signal : undefined });
};

/**
 * Finds or starts the installation, and returns the number of entries written so far. Discards an installation with
 * different content.
 */
async function findOrStartInstallation(
  db: Database,
  { format }: DictionaryFile,
  { title, licence, source }: DictionaryMetadata,
  key: DictionaryKey,
  size: { bytes: number; position: number },
): Promise<{ id: number; entriesWritten: number }> {
  const found = await findInstallation(db, key);
  if (found?.isSame) return { id: found.id, entriesWritten: found.entryCount };
  if (found) {
    await abandonInstallation(db, found.id);
    await deleteRemoved(db);
  }
  return {
    id: await insertInstallation(db, key, { title, licence, source, format, ...size }),
    entriesWritten: 0,
  };
}

/** Writes all entries after the first `entriesWritten`. Returns the total number. */
async function writeNewEntries(
  db: Database,
  file: DictionaryFile,
  { language }: DictionaryMetadata,
  {
    id,
    entriesWritten,
    signal,
    onProgress,
  }: {
    id: number;
    entriesWritten: number;
    signal: AbortSignal;
    onProgress: (bytes: number, entries: number) => void;
  },
): Promise<number> {
  let bytes = 0;
  let first = entriesWritten;
  let skip = entriesWritten;
  let batch: NormalizedEntry[] = [];
  const flush = async () => {
    signal.throwIfAborted();
    const last = first + batch.length;
    await db.transaction(async (tx) => {
      await writeEntries(tx, { dictionaryId: id, language: language.id, first }, batch);
      await saveProgress(tx, id, { entries: last, bytes });
    });
    first = last;
    batch = [];
    onProgress(bytes, first);
  };
  for await (const entries of file.read(language.code, (read) => (bytes = read))) {
    for (const entry of entries) {
      const normalized = normalizeEntry(entry);
      if (!normalized) continue;
      if (skip > 0) skip--;
      else batch.push(normalized);
    }
    if (batch.length >= batchSize) await flush();
    else onProgress(bytes, first + batch.length);
  }
  if (batch.length > 0) await flush();
  return first;
}

/**
 * Increment this when readers produce different entries from the same file, so that installations don't resume with
 * outdated ones.
 */
const parserVersion = 1;

/** Returns the SHA-256 hash of all the files in order, and their total size. */
async function hashFiles(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<{ hash: Buffer; bytes: number }> {
  const hash = createHash('sha256').update(`${parserVersion}`);
  let bytes = 0;
  for (const path of paths) {
    const stream = createReadStream(path, { highWaterMark: 1024 * 1024, signal });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  }
  return { hash: hash.digest(), bytes };
}
