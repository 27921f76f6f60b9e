import type { Order, OrderItem } from '@glossa/contract/orders';
import type { Currency } from '@glossa/contract/currencies';
import { majorOf } from '@glossa/contract/currencies';
import { orderName } from '@glossa/contract/order-name';
import { languageById } from '@glossa/language/languages';

import { cancelHours, isWithin, refundHours } from '#domain/shop/orders/time-limits.ts';
import { accessOf, presentAccess, type AccessRow } from '#domain/shop/purchase-access.ts';

interface ItemRow extends Pick<
  OrderItem,
  'id' | 'product_id' | 'plan' | 'title' | 'author' | 'type' | 'isFree'
> {
  language: number | null;
  /** Price in minor units. */
  price: number;
  purchase_id: string | null;
  access: AccessRow | null;
  has_cover: boolean;
}

/** An order with its items as selected; amounts are in minor units. */
export interface OrderRow extends Pick<Order, 'id' | 'status' | 'taxName' | 'taxIncluded' | 'coupon'> {
  number: number | null;
  currency: Currency;
  subtotal: number;
  discount: number;
  tax: number;
  /** Not named `total`, which is the number of rows in lists. */
  orderTotal: number;
  refunded: number;
  /** Tax rate in hundredths of a percent. */
  taxRate: number;
  paymentMethod: string;
  refundReason: string;
  createdAt: Date;
  completedAt: Date | null;
  refundedAt: Date | null;
  /** Whether any item was downloaded or imported. */
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
    WHERE i.order_id = o.id AND (u.download_count > 0 OR u.imported_at IS NOT NULL)) AS "isUsed",
  (SELECT json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'plan', i.plan_id, 'title', i.title,
      'author', i.author, 'type', i.kind, 'isFree', i.is_free, 'price', i.price, 'language', p.language,
      'purchase_id', u.id, 'access', CASE WHEN u.id IS NOT NULL THEN ${access} END,
      'has_cover', p.cover_key IS NOT NULL OR m.poster_key IS NOT NULL) ORDER BY i.seq)
    FROM order_item i LEFT JOIN product p ON p.id = i.product_id
    LEFT JOIN video_media m ON m.id = p.media_id
    LEFT JOIN purchase u ON u.order_item_id = i.id AND u.revoked_at IS NULL WHERE i.order_id = o.id) AS items,
  coalesce((SELECT json_agg(json_build_object('id', r.id, 'amount', r.amount, 'status', r.status, 'origin', r.origin,
      'reason', r.reason, 'date', r.created_at) ORDER BY r.created_at)
    FROM refund r WHERE r.order_id = o.id), '[]') AS refunds`;

/** Columns of `shop_order o` for its buyer. */
export const orderColumns = columnsWith(accessOf('u'));

/** Columns of `shop_order o` for anyone else, without the buyer's access to the items. */
export const columnsWithoutAccess = columnsWith('NULL::json');

const presentItem = (
  { language, price, has_cover, access, ...item }: ItemRow,
  currency: Currency,
): OrderItem => ({
  ...item,
  access: access && presentAccess(access),
  language: (language && languageById(language)?.code) || null,
  image: has_cover && item.product_id ? `/media/products/${item.product_id}/cover` : null,
  price: majorOf({ amount: price, currency }),
  money: { amount: price, currency },
  quantity: 1,
});

/** Presents an order with the actions that are currently possible. */
export function presentOrder(row: OrderRow, now: Date): Order {
  const { currency, subtotal, discount, tax, orderTotal: total, refunded, status, completedAt } = row;
  const major = (amount: number) => majorOf({ amount, currency });
  const completed = status === 'completed';
  return {
    id: row.id,
    orderNumber: orderName(row),
    status,
    date: row.createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    total: major(total),
    subtotal: major(subtotal),
    discount: major(discount),
    tax: major(tax),
    money: { currency, subtotal, discount, tax, total, refunded },
    taxName: row.taxName,
    taxRate: row.taxRate / 100,
    taxIncluded: row.taxIncluded,
    coupon: row.coupon,
    paymentMethod: (row.paymentMethod || null) as Order['paymentMethod'],
    items: row.items.map((item) => presentItem(item, currency)),
    downloadLinks: completed
      ? row.items.flatMap(({ purchase_id, title }) => (purchase_id ? [{ purchase_id, title }] : []))
      : [],
    canCancel: status === 'pending' || (completed && !row.isUsed && isWithin(completedAt, cancelHours, now)),
    canRefund: completed && total > refunded && isWithin(completedAt, refundHours, now),
    refundReason: row.refundReason || null,
    refundDate: row.refundedAt?.toISOString() ?? null,
    refunds: row.refunds.map((refund) => ({ ...refund, date: new Date(refund.date).toISOString() })),
  };
}
