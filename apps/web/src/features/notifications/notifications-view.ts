import { addressOf, readAddress } from '../../lib/search/read-address.ts';

export const shownParts = ['all', 'unread', 'read'] as const;

/** What the page of notifications shows; it is kept in the address. */
export interface NotificationsView {
  show: (typeof shownParts)[number];
  page: number;
}

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): NotificationsView {
  const { among, page } = readAddress(params);
  return { show: among('show', shownParts) ?? 'all', page: page() };
}

/** The part of an address that says what is shown; empty for the beginning of all. */
export const viewParams = ({ show, page }: NotificationsView): URLSearchParams =>
  addressOf({ show: show === 'all' ? undefined : show, page: page === 1 ? undefined : String(page) });
