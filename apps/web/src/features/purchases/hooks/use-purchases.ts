import { listMyPurchases } from '@glossa/contract/purchases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { endpointQuery } from '../../../lib/api/query.ts';
import { readView, viewParams } from '../purchases-view.ts';
import type { PurchasesView } from '../purchases-view.ts';

export const pageSize = 12;

/** What My Purchases shows, kept in the address, and the page of it. */
export function usePurchases() {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const { search, type, status, sort, page } = view;
  const change = (part: Partial<PurchasesView>, { replace = false } = {}) =>
    setParams(viewParams({ ...view, page: 1, ...part }), { replace });
  const list = useQuery({
    ...endpointQuery(listMyPurchases, {
      query: { page, page_size: pageSize, status, sort, ...(search && { search }), ...(type && { type }) },
    }),
    placeholderData: keepPreviousData,
    // Bought in another tab.
    staleTime: 0,
  });
  return { view, list, change };
}
