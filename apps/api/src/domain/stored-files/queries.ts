import { readCursorRows } from '@glossa/db/cursor-rows';
import type { Queryable, Transaction } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** A stored file that database rows reference. */
export interface ReferencedFile {
  key: string;
  /** Size of the file's content, if a row records it. */
  bytes: number | null;
  /** Whether the file must exist; a file being uploaded or about to be deleted may be missing. */
  isNeeded: boolean;
}

// One SELECT per column or table with keys. The key patterns are the same as in the code that stores the files.
const referencedFilesSql = `
  SELECT audio_key AS key, NULL::bigint AS bytes, true AS needed FROM text WHERE audio_key IS NOT NULL
  UNION ALL SELECT cover_key, NULL, true FROM text WHERE cover_key IS NOT NULL
  UNION ALL SELECT cover_key, NULL, false FROM book_import WHERE cover_key IS NOT NULL AND status = 'running'
  UNION ALL SELECT image_key, NULL, true FROM learner_word WHERE image_key IS NOT NULL
  UNION ALL SELECT key, NULL, false FROM word_image
  UNION ALL SELECT source_key, NULL, true FROM video_media WHERE source_key IS NOT NULL
  UNION ALL SELECT file_key, file_bytes, true FROM video_media WHERE file_key IS NOT NULL
  UNION ALL SELECT poster_key, NULL, true FROM video_media WHERE poster_key IS NOT NULL
  UNION ALL SELECT open_key, NULL, false FROM video_media WHERE open_key IS NOT NULL
  UNION ALL SELECT cover_key, NULL, true FROM product WHERE cover_key IS NOT NULL
  UNION ALL SELECT key, bytes, product_id IS NOT NULL AND replaced_at IS NULL AND withdrawn_at IS NULL FROM product_file
  UNION ALL SELECT 'incoming/' || language || '-' || encode(hash, 'hex') || '.txt', NULL, true FROM document
    WHERE status = 'pending'
  UNION ALL SELECT 'archives/' || id || '.zip', NULL, false FROM account_archive
  UNION ALL SELECT 'imports/' || id || '.epub', NULL, false FROM book_import
  UNION ALL SELECT 'dictionaries/' || id, NULL, false FROM dictionary_installation WHERE catalog_name IS NULL
  UNION ALL SELECT 'rosters/' || id, NULL, false FROM learner_import
  UNION ALL SELECT 'imports/' || id || ending, NULL, false FROM word_import, unnest(ARRAY['', '.refused']) ending
  UNION ALL SELECT 'speech/' || encode(hash, 'hex') || '.' || format, bytes, false FROM speech_audio
  UNION ALL SELECT 'exports/' || id, NULL, false FROM task WHERE type = 'export_words'`;

const sql = statements<QueryTypes>('storedFiles', {
  listKeys: `SELECT key AS "key!", max(bytes)::float8 AS bytes, bool_or(needed) AS "isNeeded!" FROM (${referencedFilesSql}) named
    GROUP BY key ORDER BY key COLLATE "C"`,
  findKeys: `SELECT DISTINCT key FROM (${referencedFilesSql}) named WHERE key = ANY($1)`,
});

/** Yields all files that rows reference, in the byte order of their keys. */
export const listReferencedFiles = (tx: Pick<Transaction, 'client'>): AsyncGenerator<ReferencedFile> =>
  readCursorRows(tx, sql.listKeys, []);

/** Returns the given keys that rows currently reference. */
export const findReferencedKeys = async (db: Queryable, keys: readonly string[]): Promise<Set<string>> =>
  new Set((await many(db, sql.findKeys, [keys])).map(({ key }) => key));
