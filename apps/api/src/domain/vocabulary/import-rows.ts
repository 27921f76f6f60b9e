import type { ImportSettings } from '@glossa/contract/word-import';
import type { Queryable } from '@glossa/db/database';
import { one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './import-rows.types.ts';

export const sql = statements<QueryTypes>('vocabularyImportRows', {
  createTable: `
    CREATE TEMP TABLE import_row (
      term integer PRIMARY KEY, level smallint, ignored boolean, translation text, definition text, pronunciation text,
      example text, notes text, part_of_speech text, lemma text, lemma_id integer, parts integer[], tags uuid[],
      created_at timestamptz, started_at timestamptz, known_at timestamptz
    ) ON COMMIT DROP`,
  insertRows: `INSERT INTO import_row SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(
     term integer, level smallint, ignored boolean, translation text, definition text, pronunciation text,
     example text, notes text, part_of_speech text, lemma text, lemma_id integer, parts integer[], tags uuid[],
     created_at timestamptz, started_at timestamptz, known_at timestamptz)`,
  importWords:
    'SELECT added AS "added!", changed AS "changed!", kept AS "kept!" FROM import_words($1, $2, $3, $4, $5, $6)',
});

/** A word of a file in the format of `import_words`. Null means that the file doesn't have the field. */
export interface IncomingRow {
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
const batch = 2000;

/** Imports words as one change in the history, with the import's ID. Each term may occur only once. */
export async function importRows(
  tx: Queryable,
  rows: readonly IncomingRow[],
  given: {
    id: string;
    learnerId: string;
    settings: Pick<ImportSettings, 'language' | 'duplicates' | 'default_level'>;
    tags: readonly string[];
  },
): Promise<{ added: number; changed: number; kept: number }> {
  await run(tx, sql.createTable, []);
  for (let from = 0; from < rows.length; from += batch) {
    await run(tx, sql.insertRows, [JSON.stringify(rows.slice(from, from + batch))]);
  }
  const { language, duplicates, default_level: level } = given.settings;
  return one(tx, sql.importWords, [given.learnerId, given.id, language, duplicates, level, given.tags]);
}
