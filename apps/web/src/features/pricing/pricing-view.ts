import { pricedTypes, pricingSorts, pricingStatuses } from '@glossa/contract/content-pricing';
import type { ContentPricing, PricingSort, PricingStatus } from '@glossa/contract/content-pricing';

import { firstDirection } from '@/domain/manage/sort-order.ts';
import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Search, filters, sort and page of the price list, stored in the URL. */
export interface PricingView {
  search: string;
  type: ContentPricing['type'] | undefined;
  status: PricingStatus | undefined;
  sort: PricingSort;
  direction: 'asc' | 'desc';
  page: number;
}
export type ChangeView = (part: Partial<PricingView>, options?: { replace?: boolean }) => void;

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): PricingView {
  const { text, among, page } = readUrlParams(params);
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

/** Returns the query parameters of a view. */
export const viewParams = ({ sort, direction, page, ...filters }: PricingView): URLSearchParams =>
  toUrlParams({
    ...filters,
    sort: sort === 'lastUpdated' ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page === 1 ? undefined : String(page),
  });

/** Returns whether a search or filter is active. */
export const isFiltered = ({ search, type, status }: PricingView): boolean =>
  search !== '' || type !== undefined || status !== undefined;
