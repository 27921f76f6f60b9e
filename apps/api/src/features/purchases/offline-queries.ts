import type { DeviceKey } from '@glossa/contract/devices';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, one, statements } from '@glossa/db/statements';

import type { MarkedRow } from './copies/mark-of.ts';
import type { PurchaseKey } from './queries.ts';
import type { QueryTypes } from './offline-queries.types.ts';

export const sql = statements<QueryTypes, { find: Pick<OfflineRow, 'publicKey'> }>('purchasesOffline', {
  // The purchase row is locked, so two devices can't both get the last slot.
  find: `SELECT u.allow_offline AS "allowOffline", u.encryption, u.max_devices AS "maxDevices", u.watermark,
     coalesce(u.expires_at <= $4, false) AS "isExpired", d.public_key AS "publicKey",
     CASE WHEN p.kind = 'text' THEN c.id END AS "documentId", o.id AS "orderId", o.number, o.buyer_name AS buyer,
     o.buyer_email AS email, coalesce(o.completed_at, o.created_at) AS date
   FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
   JOIN product p ON p.id = u.product_id LEFT JOIN document c ON c.id = p.document_id AND c.status = 'ready'
   LEFT JOIN learner_device d ON d.id = $3 AND d.learner_id = $2
   WHERE u.id = $1 AND u.buyer_id = $2 AND u.revoked_at IS NULL FOR UPDATE OF u`,
  readContent: `SELECT string_agg(text, '' ORDER BY seq) AS content FROM sentence WHERE document_id = $1`,
});

/** Data needed to pack the text of a purchase for a device. */
export interface OfflineRow extends MarkedRow {
  allowOffline: boolean;
  encryption: string;
  maxDevices: number;
  isExpired: boolean;
  /** Public key of the device. */
  publicKey: DeviceKey | null;
  documentId: number | null;
}

/** Finds and locks a purchase that was not revoked, until the transaction ends. */
export const findForOffline = (
  tx: Transaction,
  { id, buyerId }: PurchaseKey,
  { deviceId, now }: { deviceId: string; now: Date },
): Promise<OfflineRow | undefined> => first(tx, sql.find, [id, buyerId, deviceId, now]);

/** Reads the full content of a document. */
export const readDocument = async (db: Queryable, id: number): Promise<string> =>
  (await one(db, sql.readContent, [id])).content ?? '';
