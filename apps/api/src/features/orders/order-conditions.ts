import type { OrderStatus } from '@glossa/contract/orders';

import { escapeLike, type ListConditions } from '#domain/library/select-list-page.ts';

/** Filters for lists of orders. */
export interface OrderFilter {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  type?: string | undefined;
}

/** Matches the order number as displayed, with or without leading zeros. */
const numbered = (p: string): string => `lpad(o.number::text, 6, '0') LIKE ${p}`;
/** Matches orders without a number by any part of the end of their ID, which is displayed instead. */
const unnumbered = (p: string): string => `o.number IS NULL AND upper(right(o.id::text, 8)) LIKE upper(${p})`;
/** Matches orders with a number only by all of that ID suffix: a part could match other orders' numbers. */
const paidAs = (p: string): string => `upper(right(o.id::text, 8)) = upper(trim(both '%' from ${p}))`;

/** Search in one user's orders, which is evaluated row by row. */
const foundOfOwn = (p: string): string =>
  `(${numbered(p)} OR (${unnumbered(p)}) OR ${paidAs(p)}
    OR EXISTS (SELECT 1 FROM order_item i WHERE i.order_id = o.id AND (i.title ILIKE ${p} OR i.author ILIKE ${p})))`;

/** Search in all orders, including buyers. Each part uses its own index. */
const foundOfAll = (p: string): string =>
  `o.id IN (
    SELECT i.order_id FROM order_item i WHERE i.title ILIKE ${p} OR i.author ILIKE ${p}
    UNION ALL SELECT o.id FROM shop_order o WHERE o.buyer_name ILIKE ${p} OR o.buyer_email ILIKE ${p} OR ${numbered(p)}
    UNION ALL SELECT o.id FROM shop_order o WHERE ${unnumbered(p)}
    UNION ALL SELECT o.id FROM shop_order o WHERE ${paidAs(p)})`;

/** Builds conditions on `shop_order o` with their values: for one buyer, or for all with a search by buyer. */
export function orderConditions(
  { search, status, type }: OrderFilter,
  { own }: { own: string | null },
): ListConditions {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, part: (place: string) => string) => {
    if (value === undefined || value === null || value === '') return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  add(own, (p) => `o.buyer_id = ${p}`);
  add(status, (p) => `o.status = ${p}`);
  add(type, (p) => `EXISTS (SELECT 1 FROM order_item i WHERE i.order_id = o.id AND i.kind = ${p})`);
  add(search && `%${escapeLike(search.replace(/^#/, ''))}%`, own === null ? foundOfAll : foundOfOwn);
  return { where: parts.length > 0 ? parts.join(' AND ') : 'true', values };
}
