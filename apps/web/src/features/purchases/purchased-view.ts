import { marketplaceSorts } from '@glossa/contract/marketplace';
import { productKinds } from '@glossa/contract/shop';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What the list of what was bought shows; it is kept in the address. */
export interface PurchasedView {
  type: (typeof productKinds)[number] | undefined;
  sort: (typeof marketplaceSorts)[number];
  page: number;
}

/** Reads an address; what is wrong in it is left out. */
export function readView(params: URLSearchParams): PurchasedView {
  const { among, page } = readAddress(params);
  return { type: among('type', productKinds), sort: among('sort', marketplaceSorts) ?? 'date', page: page() };
}

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export const viewParams = ({ type, sort, page }: PurchasedView): URLSearchParams =>
  addressOf({
    type,
    sort: sort === 'date' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });
