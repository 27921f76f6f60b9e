import { catalogueSorts, catalogueStatuses } from '@glossa/contract/catalogue-videos';
import type { CatalogueSort, CatalogueStatus } from '@glossa/contract/catalogue-videos';
import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

export const prices = ['free', 'paid'] as const;
export const directions = ['asc', 'desc'] as const;

/** What the catalogue shows; kept in the address, so that going back shows it again. */
export interface CatalogueView {
  search: string;
  status: CatalogueStatus | undefined;
  /** Code of a language; empty for all. */
  language: string;
  difficulty: Difficulty | undefined;
  price: (typeof prices)[number] | undefined;
  /** Empty for all. */
  category: string;
  sort: CatalogueSort;
  direction: (typeof directions)[number];
  page: number;
}

export type ChangeView = (part: Partial<CatalogueView>, options?: { replace?: boolean }) => void;

/** No filter at all. */
export const noFilters = {
  search: '',
  status: undefined,
  language: '',
  difficulty: undefined,
  price: undefined,
  category: '',
} as const satisfies Partial<CatalogueView>;

/** The direction in which an order is asked for first: titles from A, all else from the most or the newest. */
export const firstDirection = (sort: CatalogueSort): CatalogueView['direction'] =>
  sort === 'title' ? 'asc' : 'desc';

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): CatalogueView {
  const { text, among, page } = readAddress(params);
  const sort = among('sort', catalogueSorts) ?? 'uploadDate';
  return {
    search: text('search', 200),
    status: among('status', catalogueStatuses),
    language: text('language', 10),
    difficulty: among('difficulty', difficulties),
    price: among('price', prices),
    category: text('category', 100),
    sort,
    direction: among('direction', directions) ?? firstDirection(sort),
    page: page(),
  };
}

/** The part of an address that says what is shown; empty for the beginning of the unfiltered list. */
export const viewParams = ({ sort, direction, page, ...filters }: CatalogueView): URLSearchParams =>
  addressOf({
    ...filters,
    sort: sort === 'uploadDate' ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page === 1 ? undefined : String(page),
  });

/** Filters in use, search and status not counted. */
export const filterCount = ({ language, difficulty, price, category }: CatalogueView): number =>
  [language, difficulty, price, category].filter(Boolean).length;

/** Whether the list shows less than the whole catalogue. */
export const isNarrowed = (view: CatalogueView): boolean =>
  view.search !== '' || view.status !== undefined || filterCount(view) > 0;
