import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('language_model', {
  findTextSentence: `SELECT t.language, d.status::text AS status, coalesce(t.access_ends_at <= now(), false) AS "isEnded",
     s.text AS sentence
   FROM text t JOIN document d ON d.id = t.document_id
   LEFT JOIN sentence s ON s.document_id = d.id AND s.seq = $3
   WHERE t.id = $1 AND t.owner_id = $2`,
  findVideoSentence: `SELECT v.language, d.status::text AS status, coalesce(v.access_ends_at <= now(), false) AS "isEnded",
     s.text AS sentence
   FROM video v LEFT JOIN document d ON d.id = v.document_id
   LEFT JOIN sentence s ON s.document_id = d.id AND s.seq = $3
   WHERE v.id = $1 AND v.owner_id = $2`,
});

/** A sentence of a text or video. */
export interface SentenceRow {
  /** ID of the language. */
  language: number;
  /** Status of the document; null for a video without subtitles. */
  status: string | null;
  isEnded: boolean;
  /** Null if there is no such sentence. */
  sentence: string | null;
}

/** Identifies a sentence of a user's text or video. */
interface SentenceKey {
  id: string;
  ownerId: string;
  seq: number;
}

export const findTextSentence = (
  db: Queryable,
  { id, ownerId, seq }: SentenceKey,
): Promise<SentenceRow | undefined> => first(db, sql.findTextSentence, [id, ownerId, seq]);

export const findVideoSentence = (
  db: Queryable,
  { id, ownerId, seq }: SentenceKey,
): Promise<SentenceRow | undefined> => first(db, sql.findVideoSentence, [id, ownerId, seq]);
