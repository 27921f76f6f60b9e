import type { Database } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { notify } from '#domain/notifications/notify.ts';
import type { QueryTypes } from './ending-purchases.types.ts';

/** Milliseconds before the end of a purchase at which the buyer is notified. */
const notice = 7 * 86_400_000;

export const sql = statements<QueryTypes>('upkeepEndingPurchases', {
  listEnding: `SELECT u.id, u.buyer_id AS "learnerId", p.title FROM purchase u JOIN product p ON p.id = u.product_id
   WHERE u.revoked_at IS NULL AND u.expires_at > $1 AND u.expires_at <= $2 AND NOT EXISTS (
     SELECT FROM notification n WHERE n.learner_id = u.buyer_id AND n.link IN ('/marketplace/purchased/' || u.id,
       -- Earlier versions led here.
       '/my-purchases?purchase=' || u.id))`,
});

/** Notifies buyers, once, that their access to a product ends within a week. */
export async function tellOfEndingPurchases(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() + notice);
  const rows = await many(db, sql.listEnding, [now, until]);
  for (const { id, learnerId, title } of rows) {
    const link = `/marketplace/purchased/${id}`;
    await db.transaction((tx) =>
      notify(tx, { learnerId, type: 'SYSTEM', subject: `purchase_ends:${title}`, link }),
    );
  }
}
