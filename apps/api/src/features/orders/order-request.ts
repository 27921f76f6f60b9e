import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { Request } from '#domain/shop/orders/quote-order.ts';
import type { QueryTypes } from './order-request.types.ts';

export const sql = statements<QueryTypes>('ordersOrderRequest', {
  country: 'SELECT country FROM learner WHERE id = $1',
});

/** Returns the given country, else the user's, else an empty string. */
export const countryOf = async (
  db: Queryable,
  user: { id: string },
  given: string | undefined,
): Promise<string> => given ?? (await first(db, sql.country, [user.id]))?.country ?? '';

/** Converts a request body to an order request. */
export const requestOf = (
  body: { product_ids: string[]; plan: 'Pro' | 'Ultimate' | null; coupon: string | null },
  user: { id: string },
  countryName: string,
  now: Date,
): Request => ({
  buyerId: user.id,
  wanted: { productIds: body.product_ids, planId: body.plan },
  couponCode: body.coupon || null,
  country: countryName,
  now,
});
