import { copyRows, type CopyValue } from '@glossa/db/copy-rows';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** A dictionary as shown to operators. */
export interface DictionaryListing {
  name: string;
  title: string;
  /** Language ID of the headwords. */
  language: number;
  target: string;
  licence: string;
  source: string;
  entries: number;
  /** Installed share, from 0 to 1. It is 1 when the dictionary is available for lookups. */
  share: number;
}

/** Identifies the dictionary being installed. */
export interface DictionaryKey {
  name: string;
  language: number;
  target: string;
  hash: Buffer;
}

/** An interrupted installation. */
export interface InstallationRow {
  id: number;
  /** Whether its content is the same as that of the file. If not, it is another version with the same name. */
  isSame: boolean;
  entryCount: number;
}

const sql = statements<QueryTypes>('dictionary', {
  listDictionaries: `SELECT name, title, language, target_language AS target, licence, source, entry_count AS entries,
     CASE WHEN status = 'ready' THEN 1 ELSE least(0.99, bytes_done / greatest(bytes_total, 1)::float) END AS share
   FROM dictionary WHERE status <> 'removing' ORDER BY language, name, id`,
  findSame: `SELECT name FROM dictionary
   WHERE status = 'ready' AND content_hash = $1 AND language = $2 AND target_language = $3`,
  findInstalling: `SELECT id, entry_count AS "entryCount",
     content_hash = $2 AND language = $3 AND target_language = $4 AS "isSame"
   FROM dictionary WHERE name = $1 AND status = 'installing'`,
  insertDictionary: `INSERT INTO dictionary (name, title, language, target_language, licence, source, format, content_hash, bytes_total, position)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
  updateProgress: 'UPDATE dictionary SET entry_count = $2, bytes_done = $3 WHERE id = $1',
  // An update keeps the position of the older version.
  inheritPosition: `UPDATE dictionary d SET position = older.position FROM dictionary older
   WHERE d.id = $1 AND older.name = d.name AND older.status = 'ready'`,
  outdateDictionary: `UPDATE dictionary SET status = 'removing' WHERE name = $1 AND status = 'ready'`,
  finishInstallation: `UPDATE dictionary SET status = 'ready', installed_at = now(), bytes_done = bytes_total, title = $2, licence = $3,
     source = $4
   WHERE id = $1`,
  abandonInstallation: `UPDATE dictionary SET status = 'removing' WHERE id = $1`,
  markRemoved: `UPDATE dictionary SET status = 'removing' WHERE name = $1 RETURNING id`,
  abandonByName: `UPDATE dictionary SET status = 'removing' WHERE name = $1 AND status = 'installing'`,
  listRemoved: `SELECT id FROM dictionary WHERE status = 'removing'`,
  deleteForms: 'DELETE FROM dictionary_form WHERE dictionary_id = $1',
  deleteRelations: 'DELETE FROM dictionary_relation WHERE dictionary_id = $1',
  deleteEntries: 'DELETE FROM dictionary_entry WHERE dictionary_id = $1',
  deleteDictionary: 'DELETE FROM dictionary WHERE id = $1',
});

/** Lists all dictionaries, including interrupted installations. */
export const listDictionaries = (db: Queryable): Promise<DictionaryListing[]> =>
  many(db, sql.listDictionaries, []);

/** Finds the name under which the same content is already installed, if any. */
export const findSame = async (
  db: Queryable,
  { hash, language, target }: DictionaryKey,
): Promise<string | undefined> => (await first(db, sql.findSame, [hash, language, target]))?.name;

/** Finds an interrupted installation. */
export const findInstallation = (
  db: Queryable,
  { name, hash, language, target }: DictionaryKey,
): Promise<InstallationRow | undefined> => first(db, sql.findInstalling, [name, hash, language, target]);

/** Inserts a dictionary that is about to be installed. Returns its ID. */
export const insertInstallation = async (
  db: Queryable,
  { name, language, target, hash }: DictionaryKey,
  metadata: {
    title: string;
    licence: string;
    source: string;
    format: string;
    bytes: number;
    position: number;
  },
): Promise<number> => {
  const { title, licence, source, format, bytes, position } = metadata;
  const values = [name, title, language, target, licence, source, format, hash, bytes, position] as const;
  return (await one(db, sql.insertDictionary, values)).id;
};

/** Saves the number of entries written and bytes read. */
export const saveProgress = (
  db: Queryable,
  id: number,
  { entries, bytes }: { entries: number; bytes: number },
): Promise<number> => run(db, sql.updateProgress, [id, entries, bytes]);

/** Makes a dictionary available for lookups, and marks the older dictionary with the same name for removal. */
export async function finishInstallation(
  tx: Transaction,
  id: number,
  { name, title, licence, source }: { name: string; title: string; licence: string; source: string },
): Promise<void> {
  await run(tx, sql.inheritPosition, [id]);
  await run(tx, sql.outdateDictionary, [name]);
  await run(tx, sql.finishInstallation, [id, title, licence, source]);
}

/** Marks an installation for removal. */
export const abandonInstallation = (db: Queryable, id: number): Promise<number> =>
  run(db, sql.abandonInstallation, [id]);

/** Marks the unfinished installation of a dictionary for removal. */
export const abandonByName = (db: Queryable, name: string): Promise<number> =>
  run(db, sql.abandonByName, [name]);

/** Marks all dictionaries with a name for removal. Returns their number. */
export const markRemoved = (db: Queryable, name: string): Promise<number> => run(db, sql.markRemoved, [name]);

/** Deletes the dictionaries marked for removal, including those left by an interrupted removal. */
export async function deleteRemoved(db: Queryable): Promise<void> {
  const deletions = [sql.deleteForms, sql.deleteRelations, sql.deleteEntries, sql.deleteDictionary];
  for (const { id } of await many(db, sql.listRemoved, [])) {
    for (const deletion of deletions) await run(db, deletion, [id]);
  }
}

const copyTargets = {
  entries: 'dictionary_entry (dictionary_id, entry, headword, part_of_speech, reading, senses, forms)',
  forms: 'dictionary_form (dictionary_id, folded, form, entry, is_inflected)',
  relations: 'dictionary_relation (dictionary_id, entry, kind, form)',
};

/** Copies rows into a table. Their values must be in the order of the columns above. */
export const copyInto = (
  { client }: Transaction,
  table: keyof typeof copyTargets,
  rows: Iterable<CopyValue[]>,
): Promise<void> => copyRows(client, copyTargets[table], rows);

/** Updates the planner's statistics after many entries were written. */
export const analyzeEntries = (db: Database) =>
  db.pool.query('ANALYZE dictionary_entry, dictionary_form, dictionary_relation');

/** Key of the advisory lock for writing dictionaries. */
const installLock = 727_002;

/**
 * Runs `work` while holding the advisory lock for writing dictionaries, on a separate connection. Returns undefined if
 * another process holds the lock.
 */
export async function withAdvisoryLock<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  const holder = await db.pool.connect();
  let connectionError: Error | undefined;
  try {
    const { rows } = await holder.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      installLock,
    ]);
    return rows[0]?.locked ? { result: await work() } : undefined;
  } finally {
    // If the connection was lost, the server has already released the lock.
    await holder
      .query('SELECT pg_advisory_unlock($1)', [installLock])
      .catch((lost: Error) => (connectionError = lost));
    holder.release(connectionError);
  }
}
