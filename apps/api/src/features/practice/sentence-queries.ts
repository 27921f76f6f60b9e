import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './sentence-queries.types.ts';

/** A word to find sentences for: its terms, and the rarest of them as the anchor. */
export interface Sought {
  id: number;
  anchor: number;
  terms: readonly number[];
}

/** Recently used texts and videos that are searched first; most words occur in one of them. */
const near = 60;
/** Documents with the anchor term that are searched otherwise for one of this learner. */
const far = 200;
/** Sentences to load per phrase, each with all of its words. */
const ofPhrase = 20;

const nearOn = (shelf: 0 | 1) => `(SELECT kind, id, title, document_id FROM library_entry
  WHERE owner_id = $1 AND language = $2 AND shelf = ${shelf} ORDER BY touched_at DESC, id DESC LIMIT ${near})`;

interface NarrowTypes {
  find: { kind: 'text' | 'video' };
}

export const sql = statements<QueryTypes, NarrowTypes>('practiceSentence', {
  find: `WITH near AS MATERIALIZED (${nearOn(0)} UNION ALL ${nearOn(1)})
   SELECT w.id AS "id!", d.kind AS "kind!", d.id AS "entryId!", d.title AS "title!", s.text, s.spans, s.terms
   FROM jsonb_to_recordset($3::jsonb) AS w(id int, anchor int, terms int[])
   CROSS JOIN LATERAL (
     SELECT * FROM near WHERE EXISTS (
       SELECT 1 FROM document_word dw WHERE dw.document_id = near.document_id AND dw.term_id = w.anchor)
     UNION ALL
     SELECT t.kind, t.id, t.title, t.document_id
     FROM (SELECT document_id FROM document_word WHERE term_id = w.anchor LIMIT ${far}) dw
     JOIN library_entry t ON t.document_id = dw.document_id AND t.owner_id = $1 AND NOT t.is_deleted
     LIMIT 1) d
   CROSS JOIN LATERAL (
     SELECT text, spans, terms FROM sentence
     WHERE document_id = d.document_id AND terms @> w.terms AND cardinality(terms) BETWEEN 2 AND 60
     ORDER BY seq LIMIT CASE WHEN cardinality(w.terms) > 1 THEN ${ofPhrase} ELSE 1 END) s`,
});

/**
 * Selects a sentence from the learner's texts and videos for each word, where one exists; several for a phrase. `id` is
 * the word, `entryId` the text or video.
 */
export const selectSentences = (
  db: Queryable,
  learnerId: string,
  language: number,
  words: readonly Sought[],
) => many(db, sql.find, [learnerId, language, JSON.stringify(words)]);
