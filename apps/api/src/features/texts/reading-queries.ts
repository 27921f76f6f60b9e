import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { DocumentStatus } from '#domain/documents/find-document.ts';
import type { QueryTypes } from './reading-queries.types.ts';

export const sql = statements<QueryTypes>('textsReading', {
  // Without a sentence, all of its columns are null.
  sentences: `SELECT t.language, d.status, coalesce(t.access_ends_at <= now(), false) AS "isEnded", s.seq, s.text AS "text!", s.spans AS "spans!"
   FROM text t JOIN document d ON d.id = t.document_id
   LEFT JOIN sentence s ON s.document_id = d.id AND s.seq BETWEEN $3 AND $4
   WHERE t.id = $1 AND t.owner_id = $2 ORDER BY s.seq`,
});

/** Selects some sentences of a text with the spans of their words; undefined if the owner has no such text. */
export async function selectSentences(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  { from, to }: { from: number; to: number },
): Promise<
  | {
      language: number;
      status: DocumentStatus;
      isEnded: boolean;
      sentences: { seq: number; text: string; spans: Buffer }[];
    }
  | undefined
> {
  const rows = await many(db, sql.sentences, [id, ownerId, from, to]);
  const [head] = rows;
  if (!head) return undefined;
  const { language, status, isEnded } = head;
  const sentences = rows.flatMap(({ seq, text, spans }) => (seq === null ? [] : [{ seq, text, spans }]));
  return { language, status, isEnded, sentences };
}
