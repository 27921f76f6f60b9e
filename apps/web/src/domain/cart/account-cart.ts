import { getCart } from '@glossa/contract/shop';
import { queryOptions } from '@tanstack/react-query';

import { endpointQuery, fetchResponse } from '@/lib/api/query.ts';
import { readVisitorCart } from './visitor-cart.ts';

/** The cart of the account, merged with the visitor's cart from before the sign-in. */
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
