import { fail } from '@glossa/contract/failure';
import type { PurchaseCard } from '@glossa/contract/purchases';
import type { Database } from '@glossa/db/database';

import { adoptDocument } from '#domain/documents/queries.ts';
import { presentPurchase } from '../present-purchase.ts';
import { findPurchase, lockPurchaseOrder, type PurchaseKey } from '../queries.ts';
import { requireWaiver } from '../waiver.ts';
import { addText, addVideo, listContents, markImported } from './queries.ts';

/**
 * Adds a purchase to the buyer's library. Its documents are shared, so nothing is analyzed again. Existing entries are
 * kept; permanently deleted ones are added again.
 * @throws {Failure} `purchase_not_found`, `purchase_ended`, `purchase_not_importable`, `waiver_required`
 */
export async function importPurchase(db: Database, key: PurchaseKey, now: Date): Promise<PurchaseCard> {
  await db.transaction(async (tx) => {
    if (!(await lockPurchaseOrder(tx, key))) fail('purchase_not_found');
    await requireWaiver(tx, key);
    const purchase = await markImported(tx, key, now);
    if (!purchase) return fail((await findPurchase(tx, key)) ? 'purchase_ended' : 'purchase_not_found');
    const contents = await listContents(tx, purchase.id);
    if (contents.length === 0) fail('purchase_not_importable');
    for (const row of contents) {
      const { mediaId, documentId } = row;
      if (mediaId !== null) await addVideo(tx, purchase, { ...row, mediaId }, now);
      else if (documentId !== null) await addText(tx, purchase, { ...row, documentId }, now);
    }
    // A separate loop, because all document rows must be locked before the learner's row.
    for (const { documentId } of contents) {
      if (documentId !== null) await adoptDocument(tx, key.buyerId, documentId);
    }
  });
  return presentPurchase((await findPurchase(db, key)) ?? fail('purchase_not_found'));
}
