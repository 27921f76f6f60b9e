import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './place-after-edit.types.ts';

export const sql = statements<QueryTypes>('textsPlaceAfterEdit', {
  // The nearest sentence with the same text, or else the sentence with the same number.
  find: `SELECT coalesce(
     (SELECT fresh.seq FROM sentence old JOIN sentence fresh ON btrim(fresh.text) = btrim(old.text)
      WHERE old.document_id = $1 AND old.seq = $2 AND fresh.document_id = $3
      ORDER BY abs(fresh.seq - $2) LIMIT 1),
     least($2, (SELECT greatest(sentence_count - 1, 0) FROM document WHERE id = $3))
   ) AS place`,
});

/** Finds the reading position in the new document of a text. */
export const placeAfterEdit = async (
  tx: Queryable,
  text: { documentId: number; position: number },
  newDocument: number,
): Promise<number> => (await one(tx, sql.find, [text.documentId, text.position, newDocument])).place;
