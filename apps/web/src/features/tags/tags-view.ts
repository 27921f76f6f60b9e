import { tagSorts } from '@glossa/contract/tags';
import type { TagSort } from '@glossa/contract/tags';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What tags can be chosen by, of what they are used for; words are `other` to the interface. */
export const shownTypes = ['text', 'article', 'subtitles', 'video', 'ebook', 'other'] as const;

/** What the page of tags shows; kept in the address, so that going back shows it again. */
export interface TagsView {
  search: string;
  type: (typeof shownTypes)[number] | undefined;
  /** Whether all languages are counted, and not the current one. */
  everywhere: boolean;
  sort: TagSort;
  page: number;
  /** Id of the tag that is shown in full. */
  tag: string | undefined;
}

export type ChangeView = (part: Partial<TagsView>, options?: { replace?: boolean }) => void;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): TagsView {
  const { text, among, page, id } = readAddress(params);
  return {
    search: text('search', 60),
    type: among('type', shownTypes),
    everywhere: params.get('language') === 'all',
    sort: among('sort', tagSorts) ?? 'name',
    page: page(),
    tag: id('tag'),
  };
}

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export const viewParams = ({ search, type, everywhere, sort, page, tag }: TagsView): URLSearchParams =>
  addressOf({
    search,
    type,
    language: everywhere ? 'all' : undefined,
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
    tag,
  });

/** Filters in use, the search not counted. */
export const filterCount = ({ type, everywhere }: TagsView): number =>
  [type, everywhere].filter(Boolean).length;

/** Whether the list shows less than all tags. */
export const isNarrowed = ({ search, type }: TagsView): boolean => search !== '' || type !== undefined;
