import { purchaseSorts, purchaseStatuses } from '@glossa/contract/purchases';
import type { PurchaseSort, PurchaseStatus } from '@glossa/contract/purchases';
import { productKinds } from '@glossa/contract/shop';
import type { ProductKind } from '@glossa/contract/shop';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What My Purchases shows; kept in the address. */
export interface PurchasesView {
  search: string;
  type: ProductKind | undefined;
  status: PurchaseStatus;
  sort: PurchaseSort;
  page: number;
}

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): PurchasesView {
  const { text, among, page } = readAddress(params);
  return {
    search: text('search', 200),
    type: among('type', productKinds),
    status: among('status', purchaseStatuses) ?? 'all',
    sort: among('sort', purchaseSorts) ?? 'date-desc',
    page: page(),
  };
}

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export const viewParams = ({ search, type, status, sort, page }: PurchasesView): URLSearchParams =>
  addressOf({
    search,
    type,
    status: status === 'all' ? undefined : status,
    sort: sort === 'date-desc' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });
