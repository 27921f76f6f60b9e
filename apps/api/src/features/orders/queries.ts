import type { Currency } from '@glossa/contract/currencies';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type {
  listOrders as listOrdersEndpoint,
  Order,
  OrderItem,
  OrderSort,
  OrderStatus,
} from '@glossa/contract/orders';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import {
  createConditions,
  escapeLike,
  type ListConditions,
  listPageWithCount,
} from '#domain/library/lists/queries.ts';
import { accessSql, type AccessRow } from '#domain/shop/purchases/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** An ordered product or plan. Title, author and price are those at the time of the order. */
export interface ItemRow extends Pick<
  OrderItem,
  'id' | 'product_id' | 'plan' | 'title' | 'author' | 'type' | 'isFree'
> {
  language: number | null;
  /** Price in minor units. */
  price: number;
  purchase_id: string | null;
  access: AccessRow | null;
  /** Timestamp as PostgreSQL formats it. */
  waived_at: string | null;
  has_cover: boolean;
}

/** An order with its items; amounts are in minor units. */
export interface OrderRow extends Pick<Order, 'id' | 'status' | 'taxName' | 'taxIncluded' | 'coupon'> {
  number: number | null;
  currency: Currency;
  subtotal: number;
  discount: number;
  tax: number;
  /** Not named `total`, because lists use that for the number of rows. */
  orderTotal: number;
  refunded: number;
  /** Tax rate in hundredths of a percent. */
  taxRate: number;
  paymentMethod: string;
  refundReason: string;
  createdAt: Date;
  completedAt: Date | null;
  refundedAt: Date | null;
  /** Whether any item was downloaded or imported, or the right of withdrawal was waived. */
  isUsed: boolean;
  items: ItemRow[];
  refunds: (Omit<Order['refunds'][number], 'date'> & { date: string })[];
}

/** Columns of `shop_order o` for an `OrderRow`. `access` is an SQL expression for the access to purchase `u`. */
const columnsWith = (
  access: string,
) => `o.id, o.number, o.status, o.currency, o.subtotal, o.discount, o.tax, o.total AS "orderTotal", o.refunded,
  o.tax_name AS "taxName", o.tax_rate AS "taxRate", o.tax_included AS "taxIncluded", o.coupon_code AS coupon,
  o.payment_method AS "paymentMethod", o.refund_reason AS "refundReason", o.created_at AS "createdAt",
  o.completed_at AS "completedAt", o.refunded_at AS "refundedAt",
  EXISTS (SELECT 1 FROM order_item i JOIN purchase u ON u.order_item_id = i.id
    WHERE i.order_id = o.id AND (u.download_count > 0 OR u.imported_at IS NOT NULL OR i.waived_at IS NOT NULL)) AS "isUsed",
  (SELECT json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'plan', i.plan_id, 'title', i.title,
      'author', i.author, 'type', i.kind, 'isFree', i.is_free, 'price', i.price, 'language', p.language,
      'purchase_id', u.id, 'access', CASE WHEN u.id IS NOT NULL THEN ${access} END,
      'waived_at', i.waived_at, 'has_cover', p.cover_key IS NOT NULL OR m.poster_key IS NOT NULL) ORDER BY i.seq)
    FROM order_item i LEFT JOIN product p ON p.id = i.product_id
    LEFT JOIN video_media m ON m.id = p.media_id
    LEFT JOIN purchase u ON u.order_item_id = i.id AND u.revoked_at IS NULL WHERE i.order_id = o.id) AS items,
  coalesce((SELECT json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'origin', r.origin,
      'reason', r.reason, 'date', r.created_at) ORDER BY r.created_at)
    FROM refund r WHERE r.order_id = o.id), '[]') AS refunds`;

/** Columns of `shop_order o` for its buyer. */
const orderColumns = columnsWith(accessSql('u'));

/** Columns of `shop_order o` for anyone else, without the buyer's access to the items. */
export const columnsWithoutAccess = columnsWith('NULL::json');

type NarrowTypes = Record<'list' | 'find', Pick<OrderRow, 'currency' | 'items' | 'refunds'>>;

const sql = statements<QueryTypes, NarrowTypes>('orders', {
  list: `SELECT ${orderColumns} FROM shop_order o`,
  find: `SELECT ${orderColumns} FROM shop_order o WHERE o.id = $1 AND o.buyer_id = $2`,
  findParties: `SELECT o.buyer_name AS name, o.buyer_email AS email, o.buyer_address AS address, o.country,
     s.seller_name AS "sellerName", s.seller_address AS "sellerAddress", s.seller_tax_id AS "sellerTaxId"
   FROM shop_order o, shop_settings s WHERE o.id = $1 AND s.id = 1`,
});

/** Filters shared by the order lists of buyers and admins. */
export interface OrderFilter {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  type?: string | undefined;
}

/** Matches the order number as displayed, with or without leading zeros. */
const numberMatchSql = (p: string): string => `lpad(o.number::text, 6, '0') LIKE ${p}`;
/** Matches orders without a number by any part of their ID suffix, which is displayed instead. */
const idSuffixMatchSql = (p: string): string =>
  `o.number IS NULL AND upper(right(o.id::text, 8)) LIKE upper(${p})`;
/** Matches any order by its whole ID suffix, since a part of it could match another order's number. */
const provisionalNumberMatchSql = (p: string): string =>
  `upper(right(o.id::text, 8)) = upper(trim(both '%' from ${p}))`;

/** Condition for searching one user's orders, evaluated row by row. */
const ownSearchSql = (p: string): string =>
  `(${numberMatchSql(p)} OR (${idSuffixMatchSql(p)}) OR ${provisionalNumberMatchSql(p)}
    OR EXISTS (SELECT 1 FROM order_item i WHERE i.order_id = o.id AND (i.title ILIKE ${p} OR i.author ILIKE ${p})))`;

/** Condition for searching all orders, including by buyer. Each part uses its own index. */
const adminSearchSql = (p: string): string =>
  `o.id IN (
    SELECT i.order_id FROM order_item i WHERE i.title ILIKE ${p} OR i.author ILIKE ${p}
    UNION ALL SELECT o.id FROM shop_order o WHERE o.buyer_name ILIKE ${p} OR o.buyer_email ILIKE ${p} OR ${numberMatchSql(p)}
    UNION ALL SELECT o.id FROM shop_order o WHERE ${idSuffixMatchSql(p)}
    UNION ALL SELECT o.id FROM shop_order o WHERE ${provisionalNumberMatchSql(p)})`;

/** Builds conditions on `shop_order o` and their values, for one buyer's orders or for all (searchable by buyer). */
export function orderConditions(
  { search, status, type }: OrderFilter,
  { buyerId }: { buyerId: string | null },
): ListConditions {
  const conditions = createConditions([]);
  conditions.add(buyerId, (p) => `o.buyer_id = ${p}`);
  conditions.add(status, (p) => `o.status = ${p}`);
  conditions.add(
    type,
    (p) => `EXISTS (SELECT 1 FROM order_item i WHERE i.order_id = o.id AND i.kind = ${p})`,
  );
  conditions.add(
    search && `%${escapeLike(search.replace(/^#/, ''))}%`,
    buyerId === null ? adminSearchSql : ownSearchSql,
  );
  return conditions.build();
}

const sorts: Record<OrderSort, string> = {
  'date-desc': 'o.created_at DESC, o.id DESC',
  'date-asc': 'o.created_at, o.id',
  'total-desc': 'o.total DESC, o.id DESC',
  'total-asc': 'o.total, o.id',
  // Sorts alphabetically, not in the order of the enum.
  'status-asc': 'o.status::text, o.created_at DESC, o.id DESC',
};

/** Returns one page of a buyer's orders and the number of matches. */
export function listOrders(
  db: Queryable,
  buyerId: string,
  query: HandlerInput<typeof listOrdersEndpoint>['query'],
): Promise<{ rows: OrderRow[]; count: number }> {
  const { where, values } = orderConditions(query, { buyerId });
  return listPageWithCount(
    db,
    {
      shape: sql.list,
      columns: orderColumns,
      tables: (entries) => `${entries} o`,
      entries: 'shop_order o',
      where,
      values,
      order: sorts[query.sort],
      total: `SELECT count(*)::int FROM shop_order o WHERE ${where}`,
    },
    query,
  );
}

/** Finds one of a buyer's own orders. */
export const findOwnOrder = (
  db: Queryable,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<OrderRow | undefined> => first(db, sql.find, [id, buyerId]);

/** Finds the buyer's and the seller's details for an invoice. */
export const findParties = (db: Queryable, orderId: string) => first(db, sql.findParties, [orderId]);

/** Returns the country in a user's address; empty if there is none. */
export const findCountry = async (db: Queryable, userId: string): Promise<string> => {
  const found = await db.prisma.learner.findUnique({ where: { id: userId }, select: { country: true } });
  return found?.country ?? '';
};
