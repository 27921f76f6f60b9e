import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

// A document must contain all parts of a phrase. The only part of a single word is the word itself.
const entriesWithTerms = `library_entry t
   JOIN document_word dw ON dw.document_id = t.document_id AND dw.term_id = $2
   WHERE t.owner_id = $1 AND NOT t.is_deleted AND NOT EXISTS (
     SELECT 1 FROM unnest($3::int[]) part WHERE NOT EXISTS (
       SELECT 1 FROM document_word other WHERE other.document_id = t.document_id AND other.term_id = part))`;

interface NarrowTypes {
  listEntries: { kind: 'text' | 'video' };
}

const sql = statements<QueryTypes, NarrowTypes>('wordsEncounters', {
  count: `SELECT count(*) FILTER (WHERE t.kind = 'text')::int AS texts, count(*) FILTER (WHERE t.kind = 'video')::int AS videos,
     coalesce(sum(dw.count), 0)::int AS count FROM ${entriesWithTerms}`,
  listEntries: `SELECT t.kind AS "kind!", t.id AS "id!", t.title AS "title!", t.document_id AS "documentId", dw.count FROM ${entriesWithTerms}
   ORDER BY t.touched_at DESC, t.id DESC LIMIT $4`,
  listSentences: `SELECT seq, text, spans, terms FROM sentence WHERE document_id = $1 AND terms @> $2::int[] ORDER BY seq LIMIT $3`,
  findMoments: `SELECT v.id, greatest(k.sentence_starts[place.seq + 1] + v.shift, 0) / 1000.0::float8 AS at
   FROM unnest($2::uuid[], $3::int[]) AS place(id, seq)
   JOIN video v ON v.id = place.id AND v.owner_id = $1 JOIN subtitle_track k ON k.id = v.track_id`,
});

/** Terms to find, with the rarest as the anchor. */
export interface TermSearch {
  anchor: number;
  terms: readonly number[];
}

/** A text or video, and how often the rarest term occurs in it. */
export type EntryRow = QueryTypes['listEntries']['row'] & NarrowTypes['listEntries'];
export type SentenceRow = QueryTypes['listSentences']['row'];

/** Counts a learner's texts and videos that contain all the terms, and the occurrences of the rarest term. */
export const countEncounters = (
  db: Queryable,
  learnerId: string,
  { anchor, terms }: TermSearch,
): Promise<{ texts: number; videos: number; count: number }> =>
  one(db, sql.count, [learnerId, anchor, terms]);

/** Lists a learner's texts and videos that contain all the terms, most recently used first. */
export const listEntries = (
  db: Queryable,
  learnerId: string,
  { anchor, terms }: TermSearch,
  limit: number,
): Promise<EntryRow[]> => many(db, sql.listEntries, [learnerId, anchor, terms, limit]);

/** Lists a document's sentences that contain all the terms, in order. The caller must check access to the document. */
export const listSentences = (
  db: Queryable,
  documentId: number,
  terms: readonly number[],
  limit: number,
): Promise<SentenceRow[]> => many(db, sql.listSentences, [documentId, terms, limit]);

/** Finds the times of sentences in a learner's videos, in seconds, by video ID. */
export const findMoments = async (
  db: Queryable,
  learnerId: string,
  sentenceKeys: readonly { id: string; sentence: number }[],
): Promise<Map<string, number>> => {
  const ids = sentenceKeys.map(({ id }) => id);
  const seqs = sentenceKeys.map(({ sentence }) => sentence);
  const rows = await many(db, sql.findMoments, [learnerId, ids, seqs]);
  return new Map(rows.map(({ id, at }) => [id, at]));
};
