import { marketplaceSorts } from '@glossa/contract/marketplace';
import { productKinds } from '@glossa/contract/shop';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Filter, sort and page of the purchase list, stored in the URL. */
export interface PurchasedView {
  type: (typeof productKinds)[number] | undefined;
  sort: (typeof marketplaceSorts)[number];
  page: number;
}

/** Reads the view from a URL; invalid values are ignored. */
export function readView(params: URLSearchParams): PurchasedView {
  const { among, page } = readUrlParams(params);
  return { type: among('type', productKinds), sort: among('sort', marketplaceSorts) ?? 'date', page: page() };
}

/** Returns the query parameters of a view; empty for the first page of the unfiltered list. */
export const viewParams = ({ type, sort, page }: PurchasedView): URLSearchParams =>
  toUrlParams({
    type,
    sort: sort === 'date' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });
