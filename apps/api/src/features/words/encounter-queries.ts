import { statement, type Queryable } from '@glossa/db/database';

// The parts of a phrase that must all be in a document; of a word, itself.
const inTexts = `text t
   JOIN document_word dw ON dw.document_id = t.document_id AND dw.term_id = $2
   WHERE t.owner_id = $1 AND NOT t.is_deleted AND NOT EXISTS (
     SELECT 1 FROM unnest($3::int[]) part WHERE NOT EXISTS (
       SELECT 1 FROM document_word other WHERE other.document_id = t.document_id AND other.term_id = part))`;
const total = statement(
  'encounter-total',
  `SELECT count(*)::int AS texts, coalesce(sum(dw.count), 0)::int AS count FROM ${inTexts}`,
);
const texts = statement(
  'encounter-texts',
  `SELECT t.id, t.title, t.document_id AS "documentId", dw.count FROM ${inTexts}
   ORDER BY t.touched_at DESC, t.id DESC LIMIT $4`,
);
const sentences = statement(
  'encounter-sentences',
  `SELECT seq, text, spans, terms FROM sentence WHERE document_id = $1 AND terms @> $2::int[] ORDER BY seq LIMIT $3`,
);

/** What is looked for: the rarest term, and all terms. */
export interface Sought {
  anchor: number;
  terms: readonly number[];
}

export interface EncounterText {
  id: string;
  title: string;
  documentId: number;
  /** Occurrences of the rarest term. */
  count: number;
}

export interface EncounterSentence {
  seq: number;
  text: string;
  spans: Buffer;
  terms: number[];
}

/** Number of a learner's texts with all the terms, and of occurrences of the rarest. */
export const countEncounters = async (
  db: Queryable,
  learnerId: string,
  { anchor, terms }: Sought,
): Promise<{ texts: number; count: number }> =>
  (await db.row<{ texts: number; count: number }>(total, [learnerId, anchor, terms])) ?? {
    texts: 0,
    count: 0,
  };

/** A learner's texts with all the terms, those read last first. */
export const selectEncounterTexts = (
  db: Queryable,
  learnerId: string,
  { anchor, terms }: Sought,
  limit: number,
): Promise<EncounterText[]> =>
  db.rows<EncounterText & Record<string, unknown>>(texts, [learnerId, anchor, terms, limit]);

/** Sentences of a document with all the terms, in order; their texts are up to the caller's rights. */
export const selectEncounterSentences = (
  db: Queryable,
  documentId: number,
  terms: readonly number[],
  limit: number,
): Promise<EncounterSentence[]> =>
  db.rows<EncounterSentence & Record<string, unknown>>(sentences, [documentId, terms, limit]);
