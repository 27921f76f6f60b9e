import { tagSorts } from '@glossa/contract/tags';
import type { TagSort } from '@glossa/contract/tags';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Content types by which tags can be filtered; the interface calls words `other`. */
export const shownTypes = ['text', 'article', 'subtitles', 'video', 'ebook', 'other'] as const;

/** Search, filters and sort of the tags page, stored in the URL so that going back restores them. */
export interface TagsView {
  search: string;
  type: (typeof shownTypes)[number] | undefined;
  /** Whether all languages are counted instead of the current one. */
  everywhere: boolean;
  sort: TagSort;
  page: number;
  /** ID of the tag whose details are open. */
  tag: string | undefined;
}

export type ChangeView = (part: Partial<TagsView>, options?: { replace?: boolean }) => void;

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): TagsView {
  const { text, among, page, id } = readUrlParams(params);
  return {
    search: text('search', 60),
    type: among('type', shownTypes),
    everywhere: params.get('language') === 'all',
    sort: among('sort', tagSorts) ?? 'name',
    page: page(),
    tag: id('tag'),
  };
}

/** Returns the query parameters of a view; empty for the unfiltered list. */
export const viewParams = ({ search, type, everywhere, sort, page, tag }: TagsView): URLSearchParams =>
  toUrlParams({
    search,
    type,
    language: everywhere ? 'all' : undefined,
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
    tag,
  });

/** Returns the number of active filters, not counting the search. */
export const filterCount = ({ type, everywhere }: TagsView): number =>
  [type, everywhere].filter(Boolean).length;

/** Whether a search or filter is active. */
export const isNarrowed = ({ search, type }: TagsView): boolean => search !== '' || type !== undefined;
