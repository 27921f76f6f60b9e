import { marketplaceSorts } from '@glossa/contract/marketplace';
import { productKinds } from '@glossa/contract/shop';

import { addressOf, readAddress } from '@/domain/search/read-address.ts';

/** Filter, sort and page of the purchase list, stored in the URL. */
export interface PurchasedView {
  type: (typeof productKinds)[number] | undefined;
  sort: (typeof marketplaceSorts)[number];
  page: number;
}

/** Reads the view from a URL; invalid values are ignored. */
export function readView(params: URLSearchParams): PurchasedView {
  const { among, page } = readAddress(params);
  return { type: among('type', productKinds), sort: among('sort', marketplaceSorts) ?? 'date', page: page() };
}

/** Returns the query parameters of a view; empty for the first page of the unfiltered list. */
export const viewParams = ({ type, sort, page }: PurchasedView): URLSearchParams =>
  addressOf({
    type,
    sort: sort === 'date' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });
