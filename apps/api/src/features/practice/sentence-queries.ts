import { statement, type Queryable } from '@glossa/db/database';

/** A word that a sentence is looked for: its terms, and the rarest of them. */
export interface Sought {
  id: number;
  anchor: number;
  terms: readonly number[];
}

export interface SentenceRow {
  /** The word's id. */
  id: number;
  kind: 'text' | 'video';
  /** Id of the text or video. */
  entryId: string;
  title: string;
  text: string;
  spans: Buffer;
  terms: number[];
}

/** Texts and videos of late that are asked first; a word is most often met in one of them. */
const near = 60;
/** Documents of a term that are asked for one of this learner otherwise. */
const far = 200;
/** Sentences with all words of a phrase that are looked at. */
const ofPhrase = 20;

const nearOn = (shelf: 0 | 1) => `(SELECT kind, id, title, document_id FROM library_entry
  WHERE owner_id = $1 AND language = $2 AND shelf = ${shelf} ORDER BY touched_at DESC, id DESC LIMIT ${near})`;

const find = statement(
  'practice-sentences',
  `WITH near AS MATERIALIZED (${nearOn(0)} UNION ALL ${nearOn(1)})
   SELECT w.id, d.kind, d.id AS "entryId", d.title, s.text, s.spans, s.terms
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
);

/** A sentence of the learner's texts and videos for each of some words, where there is one; several for a phrase. */
export const selectSentences = (
  db: Queryable,
  learnerId: string,
  language: number,
  words: readonly Sought[],
): Promise<SentenceRow[]> =>
  db.rows<SentenceRow & Record<string, unknown>>(find, [learnerId, language, JSON.stringify(words)]);
