import { copyRows, type CopyValue } from '@glossa/db/copy-rows';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { Sense } from './entry.ts';
import type { QueryTypes } from './queries.types.ts';

/** A dictionary that is available for lookups. */
export interface DictionaryRow {
  id: number;
  name: string;
  title: string;
  licence: string;
  source: string;
  target: string;
}

/** An entry found by a lookup. */
export interface EntryRow {
  /** Index of the requested word that it was found for. */
  word: number;
  dictionaryId: number;
  /**
   * 0 as written, 1 normalized, 2 inflected, 3 capitalized headword of a lower-case word, 4 folded, 5 folded inflected,
   * 6 and above through the other forms, in their order.
   */
  rank: number;
  headword: string;
  partOfSpeech: string;
  reading: string;
  senses: Sense[];
}

/** A dictionary as shown to operators. */
export interface DictionaryListing {
  name: string;
  title: string;
  /** ID of the language of the headwords. */
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
  /** Whether its content is the same, rather than another version with this name. */
  isSame: boolean;
  entryCount: number;
}

/** A relation between two normalized words. `kind` is 1 for synonyms, 2 for antonyms and 3 for related words. */
type RelationRow = QueryTypes['findRelated']['row'];

interface NarrowTypes {
  findEntries: Pick<EntryRow, 'senses'>;
}

const sql = statements<QueryTypes, NarrowTypes>('dictionary', {
  listReady: `SELECT id, name, title, licence, source, target_language AS target FROM dictionary
   WHERE language = $1 AND status = 'ready' AND ($2::text IS NULL OR target_language = $2) ORDER BY position, id`,
  // Scans one key range for each word, dictionary and form. The first form of a word is the word itself. Entries from
  // preferred groups of dictionaries come first. Within a group and rank, dictionaries alternate, so that one with many
  // matches leaves room for the others.
  findEntries: `WITH requested AS (
     SELECT * FROM unnest($3::int[], $4::int[], $5::text[], $6::text[]) AS requested(word, place, form, folded)
   ), found AS (
     SELECT DISTINCT ON (requested.word, f.dictionary_id, f.entry) requested.word, f.dictionary_id, f.entry, d.preference, d.place,
       e.headword, e.part_of_speech, e.reading, e.senses, CASE
         WHEN requested.place > 0 THEN 5 + requested.place
         WHEN f.is_inflected THEN CASE WHEN f.form = requested.form THEN 2 ELSE 5 END
         WHEN e.headword = written.text THEN 0
         WHEN f.form <> requested.form THEN 4
         WHEN left(written.text, 1) = lower(left(written.text, 1))
           AND left(e.headword, 1) <> lower(left(e.headword, 1)) THEN 3
         ELSE 1 END AS rank
     FROM requested
     JOIN unnest($7::text[]) WITH ORDINALITY AS written(text, number) ON written.number = requested.word + 1
     CROSS JOIN unnest($1::int[], $2::int[]) WITH ORDINALITY AS d(id, preference, place)
     CROSS JOIN LATERAL (
       SELECT * FROM dictionary_form df WHERE df.dictionary_id = d.id AND df.folded = requested.folded
         AND (requested.place = 0 OR df.form = requested.form AND ($9 OR NOT df.is_inflected))
       ORDER BY df.form <> requested.form, df.is_inflected, df.entry LIMIT $8
     ) f
     JOIN dictionary_entry e ON e.dictionary_id = f.dictionary_id AND e.entry = f.entry
     ORDER BY requested.word, f.dictionary_id, f.entry, rank
   ), ranked AS (
     SELECT *, min(rank) OVER (PARTITION BY word) AS best,
       row_number() OVER (PARTITION BY word, dictionary_id ORDER BY rank, entry) AS turn
     FROM found
   ), numbered AS (
     SELECT *, row_number() OVER (PARTITION BY word ORDER BY preference, rank, turn, place) AS number
     FROM ranked WHERE rank NOT IN (4, 5) OR best > 3
   )
   SELECT word AS "word!", dictionary_id AS "dictionaryId", rank AS "rank!", headword, part_of_speech AS "partOfSpeech", reading, senses
   FROM numbered WHERE number <= $8 ORDER BY word, preference, rank, place, entry`,
  findRelated: `SELECT DISTINCT asked.form AS "from", r.form AS "to", r.kind
   FROM dictionary d
   CROSS JOIN unnest($2::text[], $3::text[]) AS asked(form, folded)
   JOIN dictionary_form f ON f.dictionary_id = d.id AND f.folded = asked.folded AND f.form = asked.form
     AND NOT f.is_inflected
   JOIN dictionary_relation r ON r.dictionary_id = d.id AND r.entry = f.entry
   WHERE d.language = $1 AND d.status = 'ready' ORDER BY 1, 3, 2 LIMIT $4`,
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

/** Lists the available dictionaries for a language. With `target`, only those with explanations in that language. */
export const listReadyDictionaries = (
  db: Queryable,
  language: number,
  target: string | undefined,
): Promise<DictionaryRow[]> => many(db, sql.listReady, [language, target ?? null]);

/** A word to look up. */
export interface WordQuery {
  written: string;
  /** The normalized word, followed by other forms, such as its lemmas. */
  forms: readonly string[];
  /** The same forms without accents. */
  folded: readonly string[];
}

/**
 * Finds the entries for words, at most `limit` per word. Dictionaries with a lower preference value come first, then
 * better matches.
 */
export const findEntries = (
  db: Queryable,
  {
    dictionaries,
    words,
    limit,
    inflected = false,
  }: {
    dictionaries: readonly { id: number; preference: number }[];
    words: readonly WordQuery[];
    limit: number;
    /** Whether the other forms may also match inflected forms. */
    inflected?: boolean;
  },
): Promise<EntryRow[]> => {
  const requested = words.flatMap(({ forms, folded }, word) =>
    forms.map((form, place) => ({ word, place, form, folded: folded[place] ?? form })),
  );
  return many(db, sql.findEntries, [
    dictionaries.map(({ id }) => id),
    dictionaries.map(({ preference }) => preference),
    requested.map(({ word }) => word),
    requested.map(({ place }) => place),
    requested.map(({ form }) => form),
    requested.map(({ folded }) => folded),
    words.map(({ written }) => written),
    limit,
    inflected,
  ]);
};

/** Finds up to `limit` relations of words. `forms` are normalized, and `folded` are the same forms without accents. */
export const findRelations = (
  db: Queryable,
  input: { language: number; forms: readonly string[]; folded: readonly string[]; limit: number },
): Promise<RelationRow[]> =>
  many(db, sql.findRelated, [input.language, input.forms, input.folded, input.limit]);

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

/** Inserts a dictionary whose installation starts. Returns its ID. */
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

/** Makes a dictionary available for lookups, and marks the older one with the same name for removal. */
export async function finishInstallation(
  tx: Transaction,
  id: number,
  { name, title, licence, source }: { name: string; title: string; licence: string; source: string },
): Promise<void> {
  await run(tx, sql.outdateDictionary, [name]);
  await run(tx, sql.finishInstallation, [id, title, licence, source]);
}

/** Marks an installation for removal. */
export const abandonInstallation = (db: Queryable, id: number): Promise<number> =>
  run(db, sql.abandonInstallation, [id]);

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
  entries: 'dictionary_entry (dictionary_id, entry, headword, part_of_speech, reading, senses)',
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
 * Runs `work` while holding the advisory lock for writing dictionaries, on a separate connection. Runs `onLocked`
 * instead if another process holds the lock.
 */
export async function withAdvisoryLock<Result>(
  db: Database,
  work: () => Promise<Result>,
  onLocked: () => Result,
): Promise<Result> {
  const holder = await db.pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await holder.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      installLock,
    ]);
    return rows[0]?.locked ? await work() : onLocked();
  } finally {
    // If the connection was lost, the server has already released the lock.
    await holder
      .query('SELECT pg_advisory_unlock($1)', [installLock])
      .catch((lost: Error) => (broken = lost));
    holder.release(broken);
  }
}
