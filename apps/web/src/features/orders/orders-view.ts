import { orderSorts, orderStatuses } from '@glossa/contract/orders';
import type { OrderSort, OrderStatus } from '@glossa/contract/orders';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Product types to filter orders by. */
export const filterTypes = ['text', 'video', 'audio', 'bundle', 'plan'] as const;

/** Search, filters, sort and page of /order-history, stored in the URL so that going back restores them. */
export interface OrdersView {
  search: string;
  status: OrderStatus | undefined;
  type: (typeof filterTypes)[number] | undefined;
  sort: OrderSort;
  page: number;
  /** ID of the order whose details are open. */
  order: string | undefined;
}

export type ChangeView = (part: Partial<OrdersView>, options?: { replace?: boolean }) => void;

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): OrdersView {
  const { text, among, page, id } = readUrlParams(params);
  return {
    search: text('search', 200),
    status: among('status', orderStatuses),
    type: among('type', filterTypes),
    sort: among('sort', orderSorts) ?? 'date-desc',
    page: page(),
    order: id('order'),
  };
}

/** Returns a view's query parameters. The first page of the unfiltered list has none. */
export const viewParams = ({ search, status, type, sort, page, order }: OrdersView): URLSearchParams =>
  toUrlParams({
    search,
    status,
    type,
    sort: sort === 'date-desc' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
    order,
  });

/** Returns the number of active filters, not counting the search. */
export const filterCount = ({ status, type }: OrdersView): number => [status, type].filter(Boolean).length;
