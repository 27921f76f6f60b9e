import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './source-queries.types.ts';

const saved = (column: 'text_id' | 'video_id', id: string) => `(SELECT count(*)::int FROM saved_item
  WHERE ${column} = ${id} AND kind IN ('sentence', 'moment') AND deleted_at IS NULL)`;
// Trimmed the way `annotation_place` compares.
const trimmed = (column: string) => `btrim(${column}, E' \\t\\r\\n')`;

export const sql = statements<QueryTypes>('savedSource', {
  findText: 'SELECT title, language FROM text WHERE id = $1 AND owner_id = $2',
  findTextSentence: `SELECT t.title, t.language, d.status = 'ready' AS ready, ${trimmed('s.text')} AS quote, NULL::int AS position,
     ${saved('text_id', 't.id')} AS count
   FROM text t JOIN document d ON d.id = t.document_id
   LEFT JOIN sentence s ON s.document_id = t.document_id AND s.seq = $3
   WHERE t.id = $1 AND t.owner_id = $2`,
  findVideoSentence: `SELECT v.title, v.language, v.status = 'ready' AS ready, ${trimmed('s.text')} AS quote,
     greatest(k.sentence_starts[s.seq + 1] + v.shift, 0) AS position, ${saved('video_id', 'v.id')} AS count
   FROM video v LEFT JOIN subtitle_track k ON k.id = v.track_id
   LEFT JOIN sentence s ON s.document_id = v.document_id AND s.seq = $3
   WHERE v.id = $1 AND v.owner_id = $2`,
  // What is being said at a moment, or was said up to two seconds before.
  findVideoMoment: `SELECT v.title, v.language, v.status = 'ready' AS ready, coalesce(${trimmed('s.text')}, '') AS quote,
     $3::int AS position, ${saved('video_id', 'v.id')} AS count
   FROM video v LEFT JOIN subtitle_track k ON k.id = v.track_id
   LEFT JOIN LATERAL (SELECT width_bucket($3::int - v.shift, k.sentence_starts) AS number) said ON true
   LEFT JOIN sentence s ON s.document_id = v.document_id AND s.seq = said.number - 1
     AND k.sentence_ends[said.number] + v.shift + 2000 > $3::int
   WHERE v.id = $1 AND v.owner_id = $2`,
  // A term outside the learner's vocabulary is found only if one of their texts contains it.
  findWord: `SELECT t.form AS quote, t.language FROM term t
   LEFT JOIN learner_word lw ON lw.term_id = t.id AND lw.learner_id = $2
   WHERE t.id = $1 AND (lw.term_id IS NOT NULL OR EXISTS (
     SELECT 1 FROM learner_document ld JOIN document_word dw ON dw.document_id = ld.document_id
     WHERE ld.learner_id = $2 AND dw.term_id = $1))`,
});

/** The place an item is saved from. */
export interface PlaceRow {
  title: string;
  language: number;
  ready: boolean;
  /** The trimmed sentence; null if there is none with that number. */
  quote: string | null;
  /** Position in the video, in milliseconds. */
  position: number | null;
  /** Number of saved sentences and moments of this text or video. */
  count: number;
}

export const findText = (db: Queryable, id: string, ownerId: string) =>
  first(db, sql.findText, [id, ownerId]);

export const findTextSentence = (db: Queryable, id: string, ownerId: string, seq: number) =>
  first(db, sql.findTextSentence, [id, ownerId, seq]);

export const findVideoSentence = (db: Queryable, id: string, ownerId: string, seq: number) =>
  first(db, sql.findVideoSentence, [id, ownerId, seq]);

/** Finds what is said at a moment of a video, in milliseconds; the quote is empty during silence. */
export const findVideoMoment = (db: Queryable, id: string, ownerId: string, position: number) =>
  first(db, sql.findVideoMoment, [id, ownerId, position]);

/** Finds a word of the learner's vocabulary or texts. */
export const findWord = (db: Queryable, id: number, ownerId: string) =>
  first(db, sql.findWord, [id, ownerId]);
