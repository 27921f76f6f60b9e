import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';

import { addressOf, readAddress } from '../search/read-address.ts';

export const prices = ['free', 'paid'] as const;
export const directions = ['asc', 'desc'] as const;

/** What a list of content shows; kept in the address, so that going back shows it again. */
export interface ContentView<Sort extends string, Status extends string> {
  search: string;
  status: Status | undefined;
  /** Code of a language; empty for all. */
  language: string;
  difficulty: Difficulty | undefined;
  price: (typeof prices)[number] | undefined;
  /** Empty for all. */
  category: string;
  sort: Sort;
  direction: (typeof directions)[number];
  page: number;
}

/** Changes what is shown. */
export type ChangeContentView<View> = (part: Partial<View>, options?: { replace?: boolean }) => void;

/** No filter at all. */
export const noFilters = {
  search: '',
  status: undefined,
  language: '',
  difficulty: undefined,
  price: undefined,
  category: '',
} as const;

/** The direction in which an order is asked for first: titles from A, all else from the most or the newest. */
export const firstDirection = (sort: string): (typeof directions)[number] =>
  sort === 'title' ? 'asc' : 'desc';

/** How a list with these orders and statuses is read from an address and written to it; the first order is the usual. */
export function contentViews<Sort extends string, Status extends string>(
  sorts: readonly [Sort, ...Sort[]],
  statuses: readonly Status[],
) {
  const [usual] = sorts;
  return {
    /** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
    read: (params: URLSearchParams): ContentView<Sort, Status> => {
      const { text, among, page } = readAddress(params);
      const sort = among('sort', sorts) ?? usual;
      return {
        search: text('search', 200),
        status: among('status', statuses),
        language: text('language', 10),
        difficulty: among('difficulty', difficulties),
        price: among('price', prices),
        category: text('category', 100),
        sort,
        direction: among('direction', directions) ?? firstDirection(sort),
        page: page(),
      };
    },
    /** The part of an address that says what is shown; empty for the beginning of the unfiltered list. */
    write: ({ sort, direction, page, ...filters }: ContentView<Sort, Status>): URLSearchParams =>
      addressOf({
        ...filters,
        sort: sort === usual ? undefined : sort,
        direction: direction === firstDirection(sort) ? undefined : direction,
        page: page === 1 ? undefined : String(page),
      }),
  };
}

type Filters = Pick<ContentView<string, string>, 'language' | 'difficulty' | 'price' | 'category'>;

/** Filters in use, search and status not counted. */
export const filterCount = ({ language, difficulty, price, category }: Filters): number =>
  [language, difficulty, price, category].filter(Boolean).length;

/** Whether a list shows less than all. */
export const isNarrowed = (view: ContentView<string, string>): boolean =>
  view.search !== '' || view.status !== undefined || filterCount(view) > 0;
