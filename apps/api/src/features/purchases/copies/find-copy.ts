import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import { filesOf } from '#domain/shop/purchase-access.ts';
import type { MarkedRow } from './mark-of.ts';
import type { QueryTypes } from './find-copy.types.ts';

export const sql = statements<QueryTypes, { find: Pick<CopyRow, 'place'> }>('purchasesCopiesFindCopy', {
  find: `SELECT g.expires_at > $3 AS "isOpen", u.revoked_at IS NULL AND (u.expires_at IS NULL OR u.expires_at > $3) AS "isInForce",
     u.watermark, f.format, f.place, f.key, f.title, o.id AS "orderId", o.number, o.buyer_name AS buyer, o.buyer_email AS email,
     coalesce(o.completed_at, o.created_at) AS date
   FROM download_grant g JOIN purchase u ON u.id = g.purchase_id
   JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
   JOIN LATERAL ${filesOf('u')} f ON f.id = $2
   WHERE g.id = $1 AND g.kind = 'copy' LIMIT 1`,
  noteFetched: 'UPDATE download_grant SET fetched_at = $2 WHERE id = $1 AND fetched_at IS NULL',
});
/** A file of a download grant, with the data for its watermark. */
export interface CopyRow extends MarkedRow {
  isOpen: boolean;
  isInForce: boolean;
  format: string;
  place: 'sealed' | 'plain' | 'track';
  /** Storage key, or the ID of a subtitle track. */
  key: string;
  title: string;
}

/** Finds a file of a grant. */
export const findCopy = (
  db: Queryable,
  { grantId, fileId, now }: { grantId: string; fileId: string; now: Date },
): Promise<CopyRow | undefined> => first(db, sql.find, [grantId, fileId, now]);

/** Records the first use of a grant. */
export const noteFetched = (db: Queryable, grantId: string, now: Date): Promise<number> =>
  run(db, sql.noteFetched, [grantId, now]);
