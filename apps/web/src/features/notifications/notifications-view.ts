import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

export const readFilters = ['all', 'unread', 'read'] as const;

/** Filter and page of the notifications page, stored in the URL. */
export interface NotificationsView {
  show: (typeof readFilters)[number];
  page: number;
}

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): NotificationsView {
  const { among, page } = readUrlParams(params);
  return { show: among('show', readFilters) ?? 'all', page: page() };
}

/** Returns a view's query parameters. The first page of all notifications has none. */
export const viewParams = ({ show, page }: NotificationsView): URLSearchParams =>
  toUrlParams({ show: show === 'all' ? undefined : show, page: page === 1 ? undefined : String(page) });
