import { savedKinds } from '@glossa/contract/saved';
import type { SavedKind } from '@glossa/contract/saved';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Search, filter and page of the saved items, stored in the URL. */
export interface SavedView {
  search: string;
  kind: SavedKind | undefined;
  page: number;
}

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): SavedView {
  const { text, among, page } = readUrlParams(params);
  return { search: text('search', 200), kind: among('kind', savedKinds), page: page() };
}

/** Returns a view's query parameters. The first page of the unfiltered list has none. */
export const viewParams = ({ search, kind, page }: SavedView): URLSearchParams =>
  toUrlParams({ search, kind, page: page === 1 ? undefined : String(page) });
