import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './install-queries.types.ts';

/** Identifies the dictionary being installed. */
export interface Identity {
  name: string;
  language: number;
  target: string;
  hash: Buffer;
}

export interface InstallationRow {
  id: number;
  /** Whether it has the same content, rather than another version under this name. */
  isSame: boolean;
  entryCount: number;
}

export const sql = statements<QueryTypes>('dictionariesInstall', {
  findSame: `SELECT name FROM dictionary
   WHERE status = 'ready' AND content_hash = $1 AND language = $2 AND target_language = $3`,
  findInstalling: `SELECT id, entry_count AS "entryCount",
     content_hash = $2 AND language = $3 AND target_language = $4 AS "isSame"
   FROM dictionary WHERE name = $1 AND status = 'installing'`,
  insertDictionary: `INSERT INTO dictionary (name, title, language, target_language, licence, source, format, content_hash, bytes_total)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
  updateProgress: 'UPDATE dictionary SET entry_count = $2, bytes_done = $3 WHERE id = $1',
  outdateDictionary: `UPDATE dictionary SET status = 'removing' WHERE name = $1 AND status = 'ready'`,
  finishInstallation: `UPDATE dictionary SET status = 'ready', installed_at = now(), bytes_done = bytes_total, title = $2, licence = $3,
     source = $4
   WHERE id = $1`,
  abandonInstallation: `UPDATE dictionary SET status = 'removing' WHERE id = $1`,
  markRemoved: `UPDATE dictionary SET status = 'removing' WHERE name = $1 RETURNING id`,
  listRemoved: `SELECT id FROM dictionary WHERE status = 'removing'`,
  deleteForms: 'DELETE FROM dictionary_form WHERE dictionary_id = $1',
  deleteRelations: 'DELETE FROM dictionary_relation WHERE dictionary_id = $1',
  deleteEntries: 'DELETE FROM dictionary_entry WHERE dictionary_id = $1',
  deleteDictionary: 'DELETE FROM dictionary WHERE id = $1',
});

const purges = [sql.deleteForms, sql.deleteRelations, sql.deleteEntries, sql.deleteDictionary];

/** Finds the name under which the same content is already installed. */
export const findSame = async (
  db: Queryable,
  { hash, language, target }: Identity,
): Promise<string | undefined> => (await first(db, sql.findSame, [hash, language, target]))?.name;

/** Finds an interrupted installation. */
export const findInstalling = (
  db: Queryable,
  { name, hash, language, target }: Identity,
): Promise<InstallationRow | undefined> => first(db, sql.findInstalling, [name, hash, language, target]);

export const beginDictionary = async (
  db: Queryable,
  { name, language, target, hash }: Identity,
  about: { title: string; licence: string; source: string; format: string; bytes: number },
): Promise<number> => {
  const { title, licence, source, format, bytes } = about;
  const values = [name, title, language, target, licence, source, format, hash, bytes] as const;
  return (await one(db, sql.insertDictionary, values)).id;
};

export const advanceDictionary = async (
  db: Queryable,
  id: number,
  { entries, bytes }: { entries: number; bytes: number },
): Promise<void> => {
  await run(db, sql.updateProgress, [id, entries, bytes]);
};

/** Makes a dictionary available for lookups, and marks an older one of the same name for removal. */
export async function finishDictionary(
  tx: Transaction,
  id: number,
  { name, title, licence, source }: { name: string; title: string; licence: string; source: string },
): Promise<void> {
  await run(tx, sql.outdateDictionary, [name]);
  await run(tx, sql.finishInstallation, [id, title, licence, source]);
}

export const giveUpDictionary = async (db: Queryable, id: number): Promise<void> => {
  await run(db, sql.abandonInstallation, [id]);
};

/** Returns how many dictionaries had this name. */
export const markDictionaryRemoved = (db: Queryable, name: string): Promise<number> =>
  run(db, sql.markRemoved, [name]);

/** Deletes dictionaries that are marked for removal, including the rest of an interrupted removal. */
export async function purgeRemoved(db: Queryable): Promise<void> {
  for (const { id } of await many(db, sql.listRemoved, [])) {
    for (const purge of purges) await run(db, purge, [id]);
  }
}
