import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { textSorts } from '@glossa/contract/texts';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

export type Shelf = 'reading' | 'archive' | 'trash';

/** Search, filters, sort and page of the library, stored in the URL so that going back restores them. */
export interface LibraryView {
  search: string;
  difficulty: Difficulty | undefined;
  tag: string;
  favorite: boolean;
  sort: (typeof textSorts)[number];
  page: number;
}

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): LibraryView {
  const { text, among, page } = readUrlParams(params);
  return {
    search: text('search', 200),
    difficulty: among('difficulty', difficulties),
    tag: text('tag', 60),
    favorite: params.get('favorite') === 'true',
    sort: among('sort', textSorts) ?? 'date',
    page: page(),
  };
}

/** Returns the query parameters of a view; empty for the first page of the unfiltered list. */
export const viewParams = ({ search, difficulty, tag, favorite, sort, page }: LibraryView): URLSearchParams =>
  toUrlParams({
    search,
    difficulty,
    tag,
    favorite: favorite ? 'true' : undefined,
    sort: sort === 'date' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });

/** Returns the number of active filters, not counting the search. */
export const filterCount = ({ difficulty, tag, favorite }: LibraryView): number =>
  [difficulty, tag, favorite].filter(Boolean).length;

/** Whether a search or filter is active. */
export const isNarrowed = (view: LibraryView): boolean => view.search !== '' || filterCount(view) > 0;
