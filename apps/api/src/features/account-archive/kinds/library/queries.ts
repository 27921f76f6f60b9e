import { readCursorRows } from '@glossa/db/cursor-rows';
import type { Queryable, Transaction } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import type { LibraryText } from '@glossa/formats/archive/records/library';
import type * as z from 'zod';

import { createRecordWriter } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const contentName = `'texts/' || encode(d.hash, 'hex') || '.txt'`;
// A document that is neither analyzed nor waiting for analysis has no content. Purchased texts are excluded, because
// buyers may not redistribute their content.
const hasContentSql = `(t.purchase_id IS NULL AND (d.status = 'ready' OR d.id = ANY($2::int[])))`;

export const sql = statements<QueryTypes>('accountArchiveLibrary', {
  selectTexts: `SELECT t.id, t.language, t.title, t.author, t.source, t.from_subtitles, t.difficulty,
      ARRAY(SELECT g.name::text FROM text_tag tt JOIN tag g ON g.id = tt.tag_id
        WHERE tt.text_id = t.id ORDER BY g.name) AS tags,
      ${contentName} AS content, t.audio_url,
      CASE WHEN t.audio_key IS NOT NULL THEN 'recordings/' || t.id || '.mp3' END AS recording,
      t.cover_key AS cover, t.grammar_points, t.sentence_times, t.time_cues, t.is_archived, t.is_deleted, t.is_favorite, t.position, t.read_to, t.last_read_at,
      t.touched_at, t.counted_at, t.readings, t.created_at
    FROM text t JOIN document d ON d.id = t.document_id WHERE t.owner_id = $1 AND ${hasContentSql}
    ORDER BY t.created_at, t.id`,
  mediaTexts: `SELECT 'recordings/' || id || '.mp3' AS "name!", audio_key AS "key!" FROM text
    WHERE owner_id = $1 AND audio_key IS NOT NULL
    UNION ALL SELECT DISTINCT cover_key, cover_key FROM text
    WHERE owner_id = $1 AND cover_key IS NOT NULL AND purchase_id IS NULL ORDER BY name`,
  listContents: `SELECT DISTINCT ON (d.hash) d.id, d.language, d.hash, d.status, ${contentName} AS name
    FROM text t JOIN document d ON d.id = t.document_id WHERE t.owner_id = $1 AND ${hasContentSql}
    ORDER BY d.hash, d.status <> 'ready'`,
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
  selectAnnotations: `SELECT a.text_id AS text, a.kind, a.sentence, a.context, a.starts, a.ends, a.quote, a.note, a.color,
      a.created_at, a.updated_at
    FROM annotation a JOIN text t ON t.id = a.text_id JOIN document d ON d.id = t.document_id
    WHERE a.owner_id = $1 AND ${hasContentSql} ORDER BY a.created_at, a.id`,
  insertAnnotations: `INSERT INTO annotation (id, owner_id, text_id, kind, sentence, context, starts, ends, quote, note, color, created_at,
     updated_at)
   SELECT r.id, $1, r.text, r.kind, r.sentence, r.context, r.starts, r.ends, r.quote, r.note, r.color, r.created_at,
     r.updated_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, text uuid, kind text, sentence integer, context text, starts integer,
     ends integer, quote text, note text, color text, created_at timestamptz, updated_at timestamptz)
   WHERE NOT EXISTS (SELECT 1 FROM annotation a WHERE a.text_id = r.text AND a.kind = r.kind AND a.sentence = r.sentence
     AND (a.starts, a.ends) IS NOT DISTINCT FROM (r.starts, r.ends) AND a.quote = r.quote AND a.note = r.note)
   ON CONFLICT (text_id, sentence) WHERE kind = 'bookmark' DO NOTHING`,
  selectSavedItems: `SELECT s.kind, s.language, s.text_id AS text, s.video_id AS video, s.sentence, s.position, t.form AS word,
      s.quote, s.source_title, s.note, s.created_at
    FROM saved_item s LEFT JOIN term t ON t.id = s.term_id
    WHERE s.owner_id = $1 AND s.deleted_at IS NULL ORDER BY s.created_at, s.id`,
  insertSavedItems: `INSERT INTO saved_item (id, owner_id, kind, language, text_id, video_id, sentence, position, term_id, quote,
     source_title, note, created_at)
   SELECT r.id, $1, r.kind, r.language, r.text, r.video, r.sentence, r.position, r.term, r.quote, r.source_title, r.note,
     r.created_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, kind text, language smallint, text uuid, video uuid,
     sentence integer, position integer, term integer, quote text, source_title text, note text, created_at timestamptz)
   WHERE NOT EXISTS (SELECT 1 FROM saved_item s WHERE s.owner_id = $1 AND s.language = r.language AND s.kind = r.kind
     AND s.quote = r.quote AND s.source_title = r.source_title
     AND s.created_at >= r.created_at AND s.created_at < r.created_at + interval '1 millisecond')
   ON CONFLICT DO NOTHING`,
  findEqualTexts: `SELECT t.id, t.created_at AS "createdAt" FROM text t JOIN document d ON d.id = t.document_id
   WHERE t.owner_id = $1 AND d.language = $2 AND d.hash = $3 AND t.title = $4 ORDER BY t.created_at, t.id`,
  restoreText: `UPDATE text t SET is_archived = $2, is_deleted = $3, is_favorite = $4,
     position = least($5, greatest(d.sentence_count - 1, 0)), read_to = least($6, d.sentence_count), last_read_at = $7,
     touched_at = $8, created_at = $9, counted_at = $11, readings = $12, sentence_times = CASE WHEN $10::int[] IS NULL THEN t.sentence_times ELSE ($10::int[])[1:d.sentence_count] END
   FROM document d WHERE t.id = $1 AND d.id = t.document_id`,
});

/** Yields each document of the learner's texts once, with the name of its content file. */
export const readContents = (tx: Transaction, learnerId: string, pendingDocuments: readonly number[]) =>
  readCursorRows(tx, sql.listContents, [learnerId, pendingDocuments]);

/** Yields the sentences of a document in order. */
export async function* readSentences(tx: Transaction, documentId: number): AsyncGenerator<string> {
  for await (const { text } of readCursorRows(tx, sql.listSentences, [documentId])) yield text;
}

export const insertAnnotations = createRecordWriter(sql.insertAnnotations);
export const insertSavedItems = createRecordWriter(sql.insertSavedItems);

/** Lists the learner's texts with the same title and content, oldest first. */
export const findEqualTexts = (
  tx: Queryable,
  text: { learnerId: string; language: number; hash: Buffer; title: string },
): Promise<{ id: string; createdAt: Date }[]> =>
  many(tx, sql.findEqualTexts, [text.learnerId, text.language, text.hash, text.title]);

/** Sets the shelf, positions and times of a text to those in its archive record. */
export const restoreText = (
  tx: Queryable,
  id: string,
  record: z.output<typeof LibraryText>,
): Promise<number> =>
  run(tx, sql.restoreText, [
    id,
    record.is_archived,
    record.is_deleted,
    record.is_favorite,
    record.position,
    record.read_to,
    record.last_read_at,
    record.touched_at,
    record.created_at,
    record.sentence_times,
    record.counted_at,
    record.readings,
  ]);
