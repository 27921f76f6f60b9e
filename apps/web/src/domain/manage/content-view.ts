import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

export const prices = ['free', 'paid'] as const;
export const directions = ['asc', 'desc'] as const;

/** The state of a content list; stored in the URL, so that going back restores it. */
export interface ContentView<Sort extends string, Status extends string> {
  search: string;
  status: Status | undefined;
  /** Language code; empty for all. */
  language: string;
  difficulty: Difficulty | undefined;
  price: (typeof prices)[number] | undefined;
  /** Empty for all. */
  category: string;
  sort: Sort;
  direction: (typeof directions)[number];
  page: number;
}

/** Changes the view. */
export type ChangeContentView<View> = (part: Partial<View>, options?: { replace?: boolean }) => void;

/** The values of a view without filters. */
export const noFilters = {
  search: '',
  status: undefined,
  language: '',
  difficulty: undefined,
  price: undefined,
  category: '',
} as const;

/** Returns the direction that a sort order starts with: titles from A, everything else from most or newest. */
export const firstDirection = (sort: string): (typeof directions)[number] =>
  sort === 'title' ? 'asc' : 'desc';

/** Creates the functions that read a list's view from a URL and write it; the first sort order is the default. */
export function contentViews<Sort extends string, Status extends string>(
  sorts: readonly [Sort, ...Sort[]],
  statuses: readonly Status[],
) {
  const [usual] = sorts;
  return {
    /** Parses a URL, ignoring invalid values, since users may have typed it. */
    read: (params: URLSearchParams): ContentView<Sort, Status> => {
      const { text, among, page } = readUrlParams(params);
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
    /** Returns the URL parameters of a view; empty for the first page of the unfiltered list. */
    write: ({ sort, direction, page, ...filters }: ContentView<Sort, Status>): URLSearchParams =>
      toUrlParams({
        ...filters,
        sort: sort === usual ? undefined : sort,
        direction: direction === firstDirection(sort) ? undefined : direction,
        page: page === 1 ? undefined : String(page),
      }),
  };
}

type Filters = Pick<ContentView<string, string>, 'language' | 'difficulty' | 'price' | 'category'>;

/** Counts the filters in use, except search and status. */
export const filterCount = ({ language, difficulty, price, category }: Filters): number =>
  [language, difficulty, price, category].filter(Boolean).length;

/** Returns whether a view is filtered. */
export const isNarrowed = (view: ContentView<string, string>): boolean =>
  view.search !== '' || view.status !== undefined || filterCount(view) > 0;
