import type { Database, Transaction } from '@glossa/db/database';

import { BadDictionary } from './bad-dictionary.ts';
import type { DictionaryFile } from './dictionary-file.ts';
import { hashFiles } from './hash-files.ts';
import {
  advanceDictionary,
  beginDictionary,
  findInstalling,
  findSame,
  finishDictionary,
  giveUpDictionary,
  purgeRemoved,
  type Identity,
} from './install-queries.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { tidyEntry, type TidyEntry } from './tidy-entry.ts';
import { writeEntries } from './write-entries.ts';

/** Entries per transaction, which is also how many a killed installation can lose. */
const batchSize = 5000;

/** The name, languages and metadata of an installed dictionary. */
export interface Label {
  name: string;
  title: string;
  /** Language of the headwords. */
  language: { id: number; code: string };
  /** Code of the language of the explanations. */
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

/** The result. `same` means that this content is already installed, under `name`. */
export type Outcome =
  | { status: 'installed'; name: string; entries: number; resumed: boolean }
  | { status: 'same'; name: string };

/**
 * Installs a dictionary file. Lookups find it once it is complete, and then it replaces an older one of the same name.
 * An interrupted installation resumes when the same file is installed again. An invalid file leaves nothing behind.
 *
 * @throws {BadDictionary} for a file that can't be installed; or the signal's reason when it is aborted
 */
export const install = (
  db: Database,
  file: DictionaryFile,
  label: Label,
  {
    signal = new AbortController().signal,
    onProgress = () => {},
    onInstalled = async () => {},
  }: {
    signal?: AbortSignal;
    onProgress?: (progress: Progress) => void;
    /** Called in the transaction that makes the dictionary available. */
    onInstalled?: (tx: Transaction, entries: number) => Promise<void>;
  } = {},
): Promise<Outcome> =>
  oneAtATime(db, async () => {
    await purgeRemoved(db);
    const { hash, bytes } = await hashFiles(file.paths, signal);
    const identity = { name: label.name, language: label.language.id, target: label.target, hash };
    const same = await findSame(db, identity);
    if (same !== undefined) return { status: 'same', name: same };
    const { id, written } = await takeUp(db, file, label, identity, bytes);
    try {
      const entries = await writeAll(db, file, label, {
        id,
        written,
        signal,
        onProgress: (done, count) => onProgress({ done, total: bytes, entries: count }),
      });
      if (entries === 0) throw new BadDictionary('There is no entry in it.');
      await db.transaction(async (tx) => {
        await finishDictionary(tx, id, label);
        await onInstalled(tx, entries);
      });
      await purgeRemoved(db);
      await db.pool.query('ANALYZE dictionary_entry, dictionary_form, dictionary_relation');
      return { status: 'installed', name: label.name, entries, resumed: written > 0 };
    } catch (error) {
      if (error instanceof BadDictionary) {
        await giveUpDictionary(db, id);
        await purgeRemoved(db);
      }
      throw error;
    }
  });

/** Finds or starts the installation, and returns how many entries it has. Discards one with other content. */
async function takeUp(
  db: Database,
  { format }: DictionaryFile,
  { title, licence, source }: Label,
  identity: Identity,
  bytes: number,
): Promise<{ id: number; written: number }> {
  const found = await findInstalling(db, identity);
  if (found?.isSame) return { id: found.id, written: found.entryCount };
  if (found) {
    await giveUpDictionary(db, found.id);
    await purgeRemoved(db);
  }
  return { id: await beginDictionary(db, identity, { title, licence, source, format, bytes }), written: 0 };
}

/** Writes the entries after the first `written`. Returns the total number. */
async function writeAll(
  db: Database,
  file: DictionaryFile,
  { language }: Label,
  {
    id,
    written,
    signal,
    onProgress,
  }: {
    id: number;
    written: number;
    signal: AbortSignal;
    onProgress: (bytes: number, entries: number) => void;
  },
): Promise<number> {
  let bytes = 0;
  let first = written;
  let skip = written;
  let batch: TidyEntry[] = [];
  const flush = async () => {
    signal.throwIfAborted();
    const last = first + batch.length;
    await db.transaction(async (tx) => {
      await writeEntries(tx, { dictionaryId: id, language: language.id, first }, batch);
      await advanceDictionary(tx, id, { entries: last, bytes });
    });
    first = last;
    batch = [];
    onProgress(bytes, first);
  };
  for await (const entries of file.read(language.code, (read) => (bytes = read))) {
    for (const entry of entries) {
      const tidied = tidyEntry(entry);
      if (!tidied) continue;
      if (skip > 0) skip--;
      else batch.push(tidied);
    }
    if (batch.length >= batchSize) await flush();
    else onProgress(bytes, first + batch.length);
  }
  if (batch.length > 0) await flush();
  return first;
}
