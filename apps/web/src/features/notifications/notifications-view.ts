export const shownParts = ['all', 'unread', 'read'] as const;

/** What the page of notifications shows; it is kept in the address. */
export interface NotificationsView {
  show: (typeof shownParts)[number];
  page: number;
}

const lastPage = 1_000_000;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): NotificationsView {
  const page = Number(params.get('page') ?? 1);
  return {
    show: shownParts.find((part) => part === params.get('show')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The part of an address that says what is shown; empty for the beginning of all. */
export const viewParams = ({ show, page }: NotificationsView): URLSearchParams =>
  new URLSearchParams({ ...(show !== 'all' && { show }), ...(page > 1 && { page: String(page) }) });
