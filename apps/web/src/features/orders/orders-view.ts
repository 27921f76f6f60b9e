import { orderSorts, orderStatuses } from '@glossa/contract/orders';
import type { OrderSort, OrderStatus } from '@glossa/contract/orders';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** Types that orders are narrowed by. */
export const shownTypes = ['text', 'video', 'audio', 'bundle', 'plan'] as const;

/** What /order-history shows; kept in the address, so that going back shows it again. */
export interface OrdersView {
  search: string;
  status: OrderStatus | undefined;
  type: (typeof shownTypes)[number] | undefined;
  sort: OrderSort;
  page: number;
  /** Id of the order that is shown in full. */
  order: string | undefined;
}

export type ChangeView = (part: Partial<OrdersView>, options?: { replace?: boolean }) => void;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): OrdersView {
  const { text, among, page, id } = readAddress(params);
  return {
    search: text('search', 200),
    status: among('status', orderStatuses),
    type: among('type', shownTypes),
    sort: among('sort', orderSorts) ?? 'date-desc',
    page: page(),
    order: id('order'),
  };
}

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export const viewParams = ({ search, status, type, sort, page, order }: OrdersView): URLSearchParams =>
  addressOf({
    search,
    status,
    type,
    sort: sort === 'date-desc' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
    order,
  });

/** Filters in use, the search not counted. */
export const filterCount = ({ status, type }: OrdersView): number => [status, type].filter(Boolean).length;
