import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './adopt-document.types.ts';

export const sql = statements<QueryTypes>('documentsAdoptDocument', {
  adoptDocument: 'SELECT adopt_document($1, $2)',
  // Each learner stays locked until the transaction ends, so lock in ID order to avoid a deadlock.
  adoptDocuments: `SELECT count(adopt_document(owner_id, $1)) FROM (
     SELECT DISTINCT owner_id FROM library_entry WHERE document_id = $1 ORDER BY owner_id
   ) owners`,
  releaseDocument: 'SELECT release_document($1, $2)',
});

/** Starts counting a ready document for a learner. */
export const adoptDocument = async (tx: Queryable, learnerId: string, documentId: number): Promise<void> => {
  await run(tx, sql.adoptDocument, [learnerId, documentId]);
};

/** Starts counting a document that has just become ready for every learner who has it. */
export const adoptByOwners = async (tx: Queryable, documentId: number): Promise<void> => {
  await run(tx, sql.adoptDocuments, [documentId]);
};

/** Stops counting a document for a learner who no longer has an entry for it. */
export const releaseDocument = async (
  tx: Queryable,
  learnerId: string,
  documentId: number,
): Promise<void> => {
  await run(tx, sql.releaseDocument, [learnerId, documentId]);
};
