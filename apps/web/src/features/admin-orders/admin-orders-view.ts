import { orderItemTypes } from '@glossa/contract/order-quote';
import { orderStatuses } from '@glossa/contract/orders';
import type { OrderStatus } from '@glossa/contract/orders';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Sort keys of the admins' order table. */
export const adminSorts = ['date', 'total', 'status'] as const;
export const directions = ['desc', 'asc'] as const;

/** Search, filters, sort and page of /admin/orders, stored in the URL so that going back restores them. */
export interface AdminOrdersView {
  search: string;
  status: OrderStatus | undefined;
  type: (typeof orderItemTypes)[number] | undefined;
  sort: (typeof adminSorts)[number];
  direction: (typeof directions)[number];
  page: number;
  /** ID of the order whose details are open. */
  order: string | undefined;
}

export type ChangeView = (part: Partial<AdminOrdersView>, options?: { replace?: boolean }) => void;

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): AdminOrdersView {
  const { text, among, page, id } = readUrlParams(params);
  return {
    search: text('search', 200),
    status: among('status', orderStatuses),
    type: among('type', orderItemTypes),
    sort: among('sort', adminSorts) ?? 'date',
    direction: among('direction', directions) ?? 'desc',
    page: page(),
    order: id('order'),
  };
}

/** Returns a view's query parameters. The first page of the unfiltered list has none. */
export const viewParams = ({ sort, direction, page, ...filters }: AdminOrdersView): URLSearchParams =>
  toUrlParams({
    ...filters,
    sort: sort === 'date' ? undefined : sort,
    direction: direction === 'desc' ? undefined : direction,
    page: page === 1 ? undefined : String(page),
  });
