import { fail } from '@glossa/contract/failure';
import type { PurchaseCard } from '@glossa/contract/purchases';
import type { Database } from '@glossa/db/database';

import { adoptDocument } from '#domain/documents/adopt-document.ts';
import { placeBoughtText, placeBoughtVideo, selectImportable, takeForImport } from './import-queries.ts';
import { presentPurchase } from './purchase-row.ts';
import { findPurchase, holdPurchase, type PurchaseKey } from './queries.ts';

/**
 * Adds a purchase to the buyer's library. Its documents are shared, so nothing is analyzed again. Existing entries
 * stay; permanently deleted ones come back.
 * @throws {Failure} `purchase_not_found`, `purchase_ended`, `purchase_not_importable`
 */
export async function importPurchase(db: Database, key: PurchaseKey, now: Date): Promise<PurchaseCard> {
  await db.transaction(async (tx) => {
    if (!(await holdPurchase(tx, key))) fail('purchase_not_found');
    const taken = await takeForImport(tx, key, now);
    if (!taken) return fail((await findPurchase(tx, key)) ? 'purchase_ended' : 'purchase_not_found');
    const contents = await selectImportable(tx, taken.id);
    if (contents.length === 0) fail('purchase_not_importable');
    for (const row of contents) {
      const { mediaId, documentId } = row;
      if (mediaId !== null) await placeBoughtVideo(tx, taken, { ...row, mediaId }, now);
      else if (documentId !== null) await placeBoughtText(tx, taken, { ...row, documentId }, now);
    }
    // All document rows are locked before the learner.
    for (const { documentId } of contents) {
      if (documentId !== null) await adoptDocument(tx, key.buyerId, documentId);
    }
  });
  return presentPurchase((await findPurchase(db, key)) ?? fail('purchase_not_found'));
}
