import { getCart } from '@glossa/contract/shop';
import { queryOptions } from '@tanstack/react-query';

import { endpointQuery, fetchResponse } from '@/lib/api/query.ts';
import { readVisitorCart } from './visitor-cart.ts';

/** The query for the account's cart. It first merges in the cart that the visitor filled before signing in. */
export const accountCart = () =>
  queryOptions({
    ...endpointQuery(getCart, {}),
    queryFn: async ({ signal }) => {
      if (readVisitorCart().length > 0) {
        await (await import('./merge-visitor-cart.ts')).mergeVisitorCart();
      }
      return fetchResponse(getCart, {}, signal);
    },
    staleTime: 0,
  });
