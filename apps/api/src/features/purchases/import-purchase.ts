import type { PurchaseCard } from '@glossa/contract/purchases';
import type { Database } from '@glossa/db/database';

import { adoptDocument } from '#domain/documents/adopt-document.ts';
import { fail } from '#http/fail.ts';
import { placeBoughtText, placeBoughtVideo, selectImportable, takeForImport } from './import-queries.ts';
import { presentPurchase } from './purchase-row.ts';
import { findPurchase, holdPurchase, type PurchaseKey } from './queries.ts';

/**
 * Puts what was bought into the library of the buyer, on the documents that are there for everybody: nothing is analysed
 * anew. Entries that stand there stay; what was deleted for good comes back. Fails with `purchase_not_found`,
 * `purchase_ended` and `purchase_not_importable`.
 */
export async function importPurchase(db: Database, key: PurchaseKey, now: Date): Promise<PurchaseCard> {
  await db.transaction(async (tx) => {
    if (!(await holdPurchase(tx, key))) fail('purchase_not_found');
    const taken = await takeForImport(tx, key, now);
    if (!taken) return fail((await findPurchase(tx, key)) ? 'purchase_ended' : 'purchase_not_found');
    const contents = await selectImportable(tx, taken.id);
    if (contents.length === 0) fail('purchase_not_importable');
    for (const row of contents) {
      await (row.kind === 'video' ? placeBoughtVideo : placeBoughtText)(tx, taken, row, now);
    }
    // The rows of all documents are held before the learner is.
    for (const { documentId } of contents) {
      if (documentId !== null) await adoptDocument(tx, key.buyerId, documentId);
    }
  });
  return presentPurchase((await findPurchase(db, key)) ?? fail('purchase_not_found'));
}
