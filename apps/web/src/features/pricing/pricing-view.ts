import { pricedTypes, pricingSorts, pricingStatuses } from '@glossa/contract/content-pricing';
import type { ContentPricing, PricingSort, PricingStatus } from '@glossa/contract/content-pricing';

import { firstDirection } from '../../lib/manage/content-view.ts';
import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What the list of prices shows; kept in the address. */
export interface PricingView {
  search: string;
  type: ContentPricing['type'] | undefined;
  status: PricingStatus | undefined;
  sort: PricingSort;
  direction: 'asc' | 'desc';
  page: number;
}
export type ChangeView = (part: Partial<PricingView>, options?: { replace?: boolean }) => void;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): PricingView {
  const { text, among, page } = readAddress(params);
  const sort = among('sort', pricingSorts) ?? 'lastUpdated';
  return {
    search: text('search', 200),
    type: among('type', pricedTypes),
    status: among('status', pricingStatuses),
    sort,
    direction: among('direction', ['asc', 'desc'] as const) ?? firstDirection(sort),
    page: page(),
  };
}

/** The part of an address that says what is shown. */
export const viewParams = ({ sort, direction, page, ...filters }: PricingView): URLSearchParams =>
  addressOf({
    ...filters,
    sort: sort === 'lastUpdated' ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page === 1 ? undefined : String(page),
  });

/** Whether the list shows less than all products. */
export const isNarrowed = ({ search, type, status }: PricingView): boolean =>
  search !== '' || type !== undefined || status !== undefined;
