import type { OrderStatus } from '@glossa/contract/orders';

import { escapeLike, type ListConditions } from '#domain/library/select-list-page.ts';

/** What orders can be narrowed by. */
export interface OrderFilter {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  type?: string | undefined;
}

/** Orders are found by the number as it is shown, also without its zeros. */
const numbered = (p: string): string => `lpad(o.number::text, 6, '0') LIKE ${p}`;
/** Before an order has a number, the end of its id is shown, and any part of that finds it. */
const unnumbered = (p: string): string => `o.number IS NULL AND upper(right(o.id::text, 8)) LIKE upper(${p})`;
/** Afterwards only all of it does: a part would match the numbers of other orders. */
const paidAs = (p: string): string => `upper(right(o.id::text, 8)) = upper(trim(both '%' from ${p}))`;

/** Of one person's orders, which are looked at one by one. */
const foundOfOwn = (p: string): string =>
  `(${numbered(p)} OR (${unnumbered(p)}) OR ${paidAs(p)}
    OR EXISTS (SELECT 1 FROM order_item i WHERE i.order_id = o.id AND (i.title ILIKE ${p} OR i.author ILIKE ${p})))`;

/** Of all orders, also by their buyers: each part has its index. */
const foundOfAll = (p: string): string =>
  `o.id IN (
    SELECT i.order_id FROM order_item i WHERE i.title ILIKE ${p} OR i.author ILIKE ${p}
    UNION ALL SELECT o.id FROM shop_order o WHERE o.buyer_name ILIKE ${p} OR o.buyer_email ILIKE ${p} OR ${numbered(p)}
    UNION ALL SELECT o.id FROM shop_order o WHERE ${unnumbered(p)}
    UNION ALL SELECT o.id FROM shop_order o WHERE ${paidAs(p)})`;

/** Conditions on `shop_order o` with their values; of one person's orders or of all, whose buyers are searched too. */
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
