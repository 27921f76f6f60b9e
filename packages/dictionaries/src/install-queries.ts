import { statement, type Queryable, type Transaction } from '@glossa/db/database';

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

const readySame = statement(
  'dictionary-ready-same',
  `SELECT name FROM dictionary
   WHERE status = 'ready' AND content_hash = $1 AND language = $2 AND target_language = $3`,
);
const installing = statement(
  'dictionary-installing',
  `SELECT id, entry_count AS "entryCount",
     content_hash = $2 AND language = $3 AND target_language = $4 AS "isSame"
   FROM dictionary WHERE name = $1 AND status = 'installing'`,
);
const begin = statement(
  'begin-dictionary',
  `INSERT INTO dictionary (name, title, language, target_language, licence, source, format, content_hash, bytes_total)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
);
const advance = statement(
  'advance-dictionary',
  'UPDATE dictionary SET entry_count = $2, bytes_done = $3 WHERE id = $1',
);
const outdate = statement(
  'outdate-dictionary',
  `UPDATE dictionary SET status = 'removing' WHERE name = $1 AND status = 'ready'`,
);
const finish = statement(
  'finish-dictionary',
  `UPDATE dictionary SET status = 'ready', installed_at = now(), bytes_done = bytes_total, title = $2, licence = $3,
     source = $4
   WHERE id = $1`,
);
const giveUp = statement('give-up-dictionary', `UPDATE dictionary SET status = 'removing' WHERE id = $1`);
const markRemoved = statement(
  'mark-dictionary-removed',
  `UPDATE dictionary SET status = 'removing' WHERE name = $1 RETURNING id`,
);
const leftovers = statement('removing-dictionaries', `SELECT id FROM dictionary WHERE status = 'removing'`);
const purge = [
  statement('purge-dictionary-forms', 'DELETE FROM dictionary_form WHERE dictionary_id = $1'),
  statement('purge-dictionary-relations', 'DELETE FROM dictionary_relation WHERE dictionary_id = $1'),
  statement('purge-dictionary-entries', 'DELETE FROM dictionary_entry WHERE dictionary_id = $1'),
  statement('purge-dictionary', 'DELETE FROM dictionary WHERE id = $1'),
];

/** Finds the name under which the same content is already installed. */
export const findSame = async (
  db: Queryable,
  { hash, language, target }: Identity,
): Promise<string | undefined> => (await db.row<{ name: string }>(readySame, [hash, language, target]))?.name;

/** Finds an interrupted installation. */
export const findInstalling = (
  db: Queryable,
  { name, hash, language, target }: Identity,
): Promise<InstallationRow | undefined> =>
  db.row<InstallationRow & Record<string, unknown>>(installing, [name, hash, language, target]);

export const beginDictionary = async (
  db: Queryable,
  { name, language, target, hash }: Identity,
  about: { title: string; licence: string; source: string; format: string; bytes: number },
): Promise<number> =>
  (
    await db.row<{ id: number }>(begin, [
      name,
      about.title,
      language,
      target,
      about.licence,
      about.source,
      about.format,
      hash,
      about.bytes,
    ])
  )?.id as number;

export const advanceDictionary = async (
  db: Queryable,
  id: number,
  { entries, bytes }: { entries: number; bytes: number },
): Promise<void> => {
  await db.run(advance, [id, entries, bytes]);
};

/** Makes a dictionary available for lookups, and marks an older one of the same name for removal. */
export async function finishDictionary(
  tx: Transaction,
  id: number,
  { name, title, licence, source }: { name: string; title: string; licence: string; source: string },
): Promise<void> {
  await tx.run(outdate, [name]);
  await tx.run(finish, [id, title, licence, source]);
}

export const giveUpDictionary = async (db: Queryable, id: number): Promise<void> => {
  await db.run(giveUp, [id]);
};

/** Returns how many dictionaries had this name. */
export const markDictionaryRemoved = (db: Queryable, name: string): Promise<number> =>
  db.run(markRemoved, [name]);

/** Deletes dictionaries that are marked for removal, including the rest of an interrupted removal. */
export async function purgeRemoved(db: Queryable): Promise<void> {
  for (const { id } of await db.rows<{ id: number }>(leftovers)) {
    for (const prepared of purge) await db.run(prepared, [id]);
  }
}
