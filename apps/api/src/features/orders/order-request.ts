import { statement, type Queryable } from '@glossa/db/database';

import type { Request } from '#domain/shop/orders/quote-order.ts';

const country = statement('country-of-person', 'SELECT country FROM learner WHERE id = $1');

/** The country that was named, or else the one of the person; empty where there is none. */
export const countryOf = async (
  db: Queryable,
  person: { id: string },
  given: string | undefined,
): Promise<string> => given ?? (await db.row<{ country: string }>(country, [person.id]))?.country ?? '';

/** What a body asks to be ordered. */
export const requestOf = (
  body: { product_ids: string[]; plan: 'Pro' | 'Ultimate' | null; coupon: string | null },
  person: { id: string },
  countryName: string,
  now: Date,
): Request => ({
  buyerId: person.id,
  wanted: { productIds: body.product_ids, planId: body.plan },
  couponCode: body.coupon || null,
  country: countryName,
  now,
});
