import { savedKinds } from '@glossa/contract/saved';
import type { SavedKind } from '@glossa/contract/saved';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What the page of saved things shows; kept in the address. */
export interface SavedView {
  search: string;
  kind: SavedKind | undefined;
  page: number;
}

export function readView(params: URLSearchParams): SavedView {
  const { text, among, page } = readAddress(params);
  return { search: text('search', 200), kind: among('kind', savedKinds), page: page() };
}

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export const viewParams = ({ search, kind, page }: SavedView): URLSearchParams =>
  addressOf({ search, kind, page: page === 1 ? undefined : String(page) });
