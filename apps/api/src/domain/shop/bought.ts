import type { Bought } from '@glossa/contract/fields';

/** Columns that tell of an entry of a library, a text or a video by its alias, that it was bought. */
export const boughtColumns = (entry: string): string =>
  `${entry}.purchase_id AS "purchaseId", ${entry}.access_ends_at AS "accessEndsAt",
   coalesce(${entry}.access_ends_at <= now(), false) AS "isEnded"`;

export interface BoughtRow {
  purchaseId: string | null;
  /** A moment is text where the row came as JSON. */
  accessEndsAt: Date | string | null;
  isEnded: boolean;
}

/** Of which purchase an entry is; null for one of one's own. */
export const presentBought = ({ purchaseId, accessEndsAt, isEnded }: BoughtRow): Bought | null =>
  purchaseId === null
    ? null
    : {
        purchase_id: purchaseId,
        ends_at: accessEndsAt === null ? null : new Date(accessEndsAt).toISOString(),
        is_ended: isEnded,
      };
