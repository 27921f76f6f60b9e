import { listMyPurchases } from '@glossa/contract/purchases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { readView, viewParams } from '../purchases-view.ts';

export const pageSize = 12;

/** The view of My Purchases, stored in the URL, and its page of purchases. */
export function usePurchases() {
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const { search, type, status, sort, page } = view;
  const list = useQuery({
    ...endpointQuery(listMyPurchases, {
      query: { page, page_size: pageSize, status, sort, ...(search && { search }), ...(type && { type }) },
    }),
    placeholderData: keepPreviousData,
    // The purchase may have been made in another tab.
    staleTime: 0,
  });
  return { view, list, change };
}
