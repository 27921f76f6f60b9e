import { orderItemTypes } from '@glossa/contract/order-quote';
import { orderStatuses } from '@glossa/contract/orders';
import type { OrderStatus } from '@glossa/contract/orders';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What the table of all orders is put in order by. */
export const adminSorts = ['date', 'total', 'status'] as const;
export const directions = ['desc', 'asc'] as const;

/** What /admin/orders shows; kept in the address, so that going back shows it again. */
export interface AdminView {
  search: string;
  status: OrderStatus | undefined;
  type: (typeof orderItemTypes)[number] | undefined;
  sort: (typeof adminSorts)[number];
  direction: (typeof directions)[number];
  page: number;
  /** Id of the order that is shown in full. */
  order: string | undefined;
}

export type ChangeView = (part: Partial<AdminView>, options?: { replace?: boolean }) => void;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): AdminView {
  const { text, among, page, id } = readAddress(params);
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

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export const viewParams = ({ sort, direction, page, ...filters }: AdminView): URLSearchParams =>
  addressOf({
    ...filters,
    sort: sort === 'date' ? undefined : sort,
    direction: direction === 'desc' ? undefined : direction,
    page: page === 1 ? undefined : String(page),
  });
