import type { ImportSettings } from '@glossa/contract/word-import';
import type { Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { many, one, run, statements } from '@glossa/db/statements';

import { emit } from '#domain/events/events.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('vocabulary', {
  changeWords: 'SELECT change_words($1, $2, $3, $4, $5, $6, $7, $8) AS "changed!"',

  // Tag names are case-insensitive.
  insertTags: `INSERT INTO tag (id, owner_id, name) SELECT id, $1, name FROM unnest($2::uuid[], $3::text[]) AS given(id, name)
   ON CONFLICT (owner_id, name) DO NOTHING`,
  // Prevents the tags from being deleted or merged until the transaction ends. Locks in ID order to avoid a deadlock.
  lockTags: 'SELECT id FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[]) ORDER BY id FOR KEY SHARE',
  findTagIds: 'SELECT id, name::text FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[])',
  findTagIdsByName:
    'SELECT id, lower(name::text) AS name FROM tag WHERE owner_id = $1 AND name = ANY($2::citext[])',

  listFormsInTexts: `SELECT t.form FROM term t WHERE t.language = $1 AND t.form = ANY($2)
     AND EXISTS (SELECT 1 FROM document_word dw WHERE dw.term_id = t.id)`,

  createImportTable: `
    CREATE TEMP TABLE import_row (
      term integer PRIMARY KEY, level smallint, ignored boolean, translation text, definition text, pronunciation text,
      example text, notes text, part_of_speech text, lemma text, lemma_id integer, parts integer[], tags uuid[],
      created_at timestamptz, started_at timestamptz, known_at timestamptz
    ) ON COMMIT DROP`,
  insertImportRows: `INSERT INTO import_row SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(
     term integer, level smallint, ignored boolean, translation text, definition text, pronunciation text,
     example text, notes text, part_of_speech text, lemma text, lemma_id integer, parts integer[], tags uuid[],
     created_at timestamptz, started_at timestamptz, known_at timestamptz)`,
  importWords:
    'SELECT added AS "added!", changed AS "changed!", kept AS "kept!" FROM import_words($1, $2, $3, $4, $5, $6)',
});

/** Returns the given forms that occur as a single word in any text in the language. */
export const listFormsInTexts = async (
  db: Queryable,
  { language, forms }: { language: number; forms: readonly string[] },
): Promise<Set<string>> =>
  new Set((await many(db, sql.listFormsInTexts, [language, forms])).map(({ form }) => form));

/** The result of changing words. */
export interface WordsChange {
  /** ID of the change, to undo it. Null if nothing changed. */
  undo: string | null;
  /** Number of words that changed. */
  changed: number;
}

/**
 * Sets the level (0 to 5), the ignored flag, or both, of words in one language. With `onlyNew`, words that aren't new
 * are left unchanged. Updates the counts of all texts in the same transaction. Emits `learned`.
 */
export async function changeWords(
  db: Queryable,
  {
    learnerId,
    language,
    terms,
    level,
    ignored,
    onlyNew = false,
    kind = 'level',
  }: {
    learnerId: string;
    language: number;
    terms: readonly number[];
    level?: number | undefined;
    ignored?: boolean | undefined;
    onlyNew?: boolean;
    /** The kind of change in the history. */
    kind?: 'level' | 'page' | 'family';
  },
): Promise<WordsChange> {
  const id = newId();
  const { changed } = await one(db, sql.changeWords, [
    learnerId,
    id,
    language,
    terms,
    level ?? null,
    ignored ?? null,
    onlyNew,
    kind,
  ]);
  if (changed > 0) emit(db, 'learned', { learnerId });
  return { undo: changed > 0 ? id : null, changed };
}

/** Maximum number of attempts to create and lock tags, which fail if a tag is deleted in between. */
const maxAttempts = 5;

/**
 * Returns the IDs of a user's tags with these names, in no particular order. Creates missing tags. Names are
 * case-insensitive. In a transaction, the tags are locked until its end.
 */
export async function ensureTags(
  db: Queryable,
  ownerId: string,
  names: readonly string[],
): Promise<string[]> {
  const distinct = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].sort();
  if (distinct.length === 0) return [];
  let locked: { id: string }[] = [];
  for (
    let remainingAttempts = maxAttempts;
    remainingAttempts > 0 && locked.length < distinct.length;
    remainingAttempts--
  ) {
    await run(db, sql.insertTags, [ownerId, distinct.map(newId), distinct]);
    locked = await many(db, sql.lockTags, [ownerId, distinct]);
  }
  return locked.map(({ id }) => id);
}

/** Returns the IDs of a user's existing tags with these names, which are case-insensitive. */
export const findTagIds = async (
  db: Queryable,
  ownerId: string,
  names: readonly string[],
): Promise<string[]> => (await many(db, sql.findTagIds, [ownerId, names])).map(({ id }) => id);

/** Returns the IDs of a user's tags by lower-case name. */
export const findTagIdsByName = async (
  db: Queryable,
  ownerId: string,
  names: readonly string[],
): Promise<Map<string, string>> =>
  new Map((await many(db, sql.findTagIdsByName, [ownerId, names])).map((row) => [row.name, row.id]));

/** A word from a file, in the format of `import_words`. Fields that the file doesn't have are null. */
export interface ImportWordRow {
  term: number;
  level: number | null;
  ignored: boolean | null;
  translation: string | null;
  definition: string | null;
  pronunciation: string | null;
  example: string | null;
  notes: string | null;
  part_of_speech: string | null;
  lemma: string | null;
  lemma_id: number | null;
  parts: number[] | null;
  tags: string[] | null;
  created_at: string | null;
  started_at: string | null;
  known_at: string | null;
}

/** Number of rows per statement. */
const importBatchSize = 2000;

/** Imports words as one change in the history, with the import's ID. Each term may occur only once. */
export async function importWordRows(
  tx: Queryable,
  rows: readonly ImportWordRow[],
  {
    id,
    learnerId,
    settings: { language, duplicates, default_level: level },
    tags,
  }: {
    id: string;
    learnerId: string;
    settings: Pick<ImportSettings, 'language' | 'duplicates' | 'default_level'>;
    tags: readonly string[];
  },
): Promise<{ added: number; changed: number; kept: number }> {
  await run(tx, sql.createImportTable, []);
  for (let from = 0; from < rows.length; from += importBatchSize) {
    await run(tx, sql.insertImportRows, [JSON.stringify(rows.slice(from, from + importBatchSize))]);
  }
  return one(tx, sql.importWords, [learnerId, id, language, duplicates, level, tags]);
}

/** Registers an image before its file is written, so that the cleanup finds it whatever happens next. */
export const registerWordImage = async (
  db: Queryable,
  { key, learnerId, term }: { key: string; learnerId: string; term: number },
): Promise<void> => {
  await db.prisma.wordImage.create({ data: { key, learnerId, termId: term } });
};
