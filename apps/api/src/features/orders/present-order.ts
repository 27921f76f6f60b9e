import { toMajorUnits, type Currency } from '@glossa/contract/currencies';
import { orderName } from '@glossa/contract/order-name';
import type { Order, OrderItem } from '@glossa/contract/orders';
import { languageById } from '@glossa/language/languages';

import { cancelHours, isWithin, refundHours } from '#domain/shop/orders/order-status.ts';
import { presentAccess } from '#domain/shop/purchases/present-purchase.ts';
import type { ItemRow, OrderRow } from './queries.ts';

const presentItem = (
  { language, price, has_cover, access, waived_at, ...item }: ItemRow,
  currency: Currency,
): OrderItem => ({
  ...item,
  access: access && presentAccess(access),
  waived_at: waived_at && new Date(waived_at).toISOString(),
  language: (language && languageById(language)?.code) || null,
  image: has_cover && item.product_id ? `/media/products/${item.product_id}/cover` : null,
  price: toMajorUnits({ amount: price, currency }),
  money: { amount: price, currency },
  quantity: 1,
});

/** Presents an order with the actions that are currently possible. */
export function presentOrder(row: OrderRow, now: Date): Order {
  const { currency, subtotal, discount, tax, orderTotal: total, refunded, status, completedAt } = row;
  const toMajor = (amount: number) => toMajorUnits({ amount, currency });
  const completed = status === 'completed';
  return {
    id: row.id,
    orderNumber: orderName(row),
    status,
    date: row.createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    total: toMajor(total),
    subtotal: toMajor(subtotal),
    discount: toMajor(discount),
    tax: toMajor(tax),
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
    canRefund: completed && !row.isUsed && total > refunded && isWithin(completedAt, refundHours, now),
    refundReason: row.refundReason || null,
    refundDate: row.refundedAt?.toISOString() ?? null,
    refunds: row.refunds.map((refund) => ({ ...refund, date: new Date(refund.date).toISOString() })),
  };
}
