import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { videoSorts } from '@glossa/contract/videos';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

export type Shelf = 'videos' | 'archive' | 'trash';

/** What a library page shows; kept in the address, so that going back shows it again. */
export interface LibraryView {
  search: string;
  difficulty: Difficulty | undefined;
  tag: string;
  sort: (typeof videoSorts)[number];
  page: number;
}

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): LibraryView {
  const { text, among, page } = readAddress(params);
  return {
    search: text('search', 200),
    difficulty: among('difficulty', difficulties),
    tag: text('tag', 60),
    sort: among('sort', videoSorts) ?? 'created_date',
    page: page(),
  };
}

/** The part of an address that says what is shown; empty for the beginning of the unfiltered list. */
export const viewParams = ({ search, difficulty, tag, sort, page }: LibraryView): URLSearchParams =>
  addressOf({
    search,
    difficulty,
    tag,
    sort: sort === 'created_date' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });

/** Filters in use, the search not counted. */
export const filterCount = ({ difficulty, tag }: LibraryView): number =>
  [difficulty, tag].filter(Boolean).length;

/** Whether the list shows less than the whole shelf. */
export const isNarrowed = (view: LibraryView): boolean => view.search !== '' || filterCount(view) > 0;
