import type { PurchaseRef } from '@glossa/contract/fields';
import type { PurchaseAccess } from '@glossa/contract/purchase-access';

import type { AccessRow, EntryPurchaseRow } from './queries.ts';

/** Converts the expiration to ISO 8601, like all other timestamps. */
export const presentAccess = (row: AccessRow): PurchaseAccess => ({
  ...row,
  expires_at: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
});

/** Returns the purchase of a library entry, or null for the learner's own entry. */
export const presentEntryPurchase = ({
  purchaseId,
  accessEndsAt,
  isEnded,
}: EntryPurchaseRow): PurchaseRef | null =>
  purchaseId === null
    ? null
    : {
        purchase_id: purchaseId,
        ends_at: accessEndsAt === null ? null : new Date(accessEndsAt).toISOString(),
        is_ended: isEnded,
      };
