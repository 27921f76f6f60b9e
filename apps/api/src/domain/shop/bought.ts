import type { Bought } from '@glossa/contract/fields';

/** Returns the purchase columns of a library entry, a text or video with the alias `entry`. */
export const boughtColumns = (entry: string): string =>
  `${entry}.purchase_id AS "purchaseId", ${entry}.access_ends_at AS "accessEndsAt",
   coalesce(${entry}.access_ends_at <= now(), false) AS "isEnded"`;

export interface BoughtRow {
  purchaseId: string | null;
  /** A string when the row came as JSON. */
  accessEndsAt: Date | string | null;
  isEnded: boolean;
}

/** Returns the purchase of an entry, or null for the learner's own entry. */
export const presentBought = ({ purchaseId, accessEndsAt, isEnded }: BoughtRow): Bought | null =>
  purchaseId === null
    ? null
    : {
        purchase_id: purchaseId,
        ends_at: accessEndsAt === null ? null : new Date(accessEndsAt).toISOString(),
        is_ended: isEnded,
      };
