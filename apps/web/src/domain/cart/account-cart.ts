import { getCart } from '@glossa/contract/shop';
import { queryOptions } from '@tanstack/react-query';

import { endpointQuery, fetchResponse } from '@/lib/api/query.ts';
import { readVisitorCart } from './visitor-cart.ts';

/** Query for the account's cart; first merges the visitor's cart from before sign-in into it. */
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
