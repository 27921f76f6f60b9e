import { statement, type Queryable } from '@glossa/db/database';
import type { QueryResultRow } from 'pg';

import type { DocumentStatus } from '#domain/documents/find-document.ts';

interface SentenceRow {
  seq: number;
  text: string;
  spans: Buffer;
}

interface Row extends QueryResultRow {
  language: number;
  status: DocumentStatus;
  isEnded: boolean;
  seq: number | null;
  text: string;
  spans: Buffer;
}

const sentences = statement(
  'sentences-to-read',
  `SELECT t.language, d.status, coalesce(t.access_ends_at <= now(), false) AS "isEnded", s.seq, s.text, s.spans
   FROM text t JOIN document d ON d.id = t.document_id
   LEFT JOIN sentence s ON s.document_id = d.id AND s.seq BETWEEN $3 AND $4
   WHERE t.id = $1 AND t.owner_id = $2 ORDER BY s.seq`,
);

/** Selects some sentences of a text with the spans of their words; undefined if the owner has no such text. */
export async function selectSentences(
  db: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  { from, to }: { from: number; to: number },
): Promise<
  { language: number; status: DocumentStatus; isEnded: boolean; sentences: SentenceRow[] } | undefined
> {
  const rows = await db.rows<Row>(sentences, [id, ownerId, from, to]);
  const [head] = rows;
  if (!head) return undefined;
  const present = rows.filter((row): row is Row & SentenceRow => row.seq !== null);
  return { language: head.language, status: head.status, isEnded: head.isEnded, sentences: present };
}
