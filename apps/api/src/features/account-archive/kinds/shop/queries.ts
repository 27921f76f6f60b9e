import { statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

export const sql = statements<QueryTypes>('accountArchiveShop', {
  selectOrders: `SELECT o.number, o.status, o.currency, o.subtotal, o.discount, o.tax, o.total, o.refunded,
      o.coupon_code AS coupon, o.payment_method, o.buyer_name, o.buyer_email, o.buyer_address, o.country, o.refund_reason, o.created_at, o.completed_at, o.cancelled_at,
      o.refunded_at,
      (SELECT coalesce(json_agg(json_build_object('kind', i.kind, 'title', i.title, 'author', i.author,
         'base_price', i.base_price, 'price', i.price, 'waived_at', i.waived_at, 'waiver_text', i.waiver_text) ORDER BY i.seq), '[]') FROM order_item i WHERE i.order_id = o.id) AS items
    FROM shop_order o WHERE o.buyer_id = $1 ORDER BY o.created_at, o.id`,
  selectPurchases: `SELECT o.number AS "order", i.kind, i.title, i.author, p.language, o.currency, i.price, u.created_at,
      u.expires_at, u.revoked_at, u.imported_at, u.download_count, u.progress, u.rating, u.rated_at
    FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
    JOIN product p ON p.id = u.product_id
    WHERE u.buyer_id = $1 ORDER BY u.created_at, u.id`,
});
