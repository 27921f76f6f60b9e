import { listMyPurchases, purchaseSorts, purchaseStatuses } from '@glossa/contract/purchases';
import type { PurchaseSort, PurchaseStatus } from '@glossa/contract/purchases';
import { productKinds } from '@glossa/contract/shop';
import type { ProductKind } from '@glossa/contract/shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { endpointQuery } from '@/lib/api/query.ts';

/** Search, filters, sort and page of My Purchases, stored in the URL. */
export interface PurchasesView {
  search: string;
  type: ProductKind | undefined;
  status: PurchaseStatus;
  sort: PurchaseSort;
  page: number;
}

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
function readView(params: URLSearchParams): PurchasesView {
  const { text, among, page } = readUrlParams(params);
  return {
    search: text('search', 200),
    type: among('type', productKinds),
    status: among('status', purchaseStatuses) ?? 'all',
    sort: among('sort', purchaseSorts) ?? 'date-desc',
    page: page(),
  };
}

/** Returns a view's query parameters. The first page of the unfiltered list has none. */
const viewParams = ({ search, type, status, sort, page }: PurchasesView): URLSearchParams =>
  toUrlParams({
    search,
    type,
    status: status === 'all' ? undefined : status,
    sort: sort === 'date-desc' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });

export const pageSize = 12;

/** Returns the view of My Purchases, which is stored in the URL, and its page of purchases. */
export function useMyPurchases() {
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const { search, type, status, sort, page } = view;
  const list = useQuery({
    ...endpointQuery(listMyPurchases, {
      query: { page, page_size: pageSize, status, sort, ...(search && { search }), ...(type && { type }) },
    }),
    placeholderData: keepPreviousData,
    // Always stale, because purchases may be made in another tab.
    staleTime: 0,
  });
  return { view, list, change };
}
