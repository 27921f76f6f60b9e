import { tagSorts } from '@glossa/contract/tags';
import type { TagSort } from '@glossa/contract/tags';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';
import { useUser } from '@/domain/session/session-context.ts';

/** Content types to filter tags by; the interface calls words `other`. */
export const tagTypes = ['text', 'article', 'subtitles', 'video', 'ebook', 'other'] as const;

/** Search, filters and sort of the tags page, stored in the URL so that going back restores them. */
export interface TagsView {
  search: string;
  type: (typeof tagTypes)[number] | undefined;
  /** Whether to count items in all languages, not just the current one. */
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
    type: among('type', tagTypes),
    everywhere: params.get('language') === 'all',
    sort: among('sort', tagSorts) ?? 'name',
    page: page(),
    tag: id('tag'),
  };
}

/** Returns a view's query parameters. The unfiltered list has none. */
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

/** Returns whether a search or a content filter is active. */
export const isFiltered = ({ search, type }: TagsView): boolean => search !== '' || type !== undefined;

/** Returns the query that counts items in the current language or in all languages. */
export function useTagScope({ everywhere }: TagsView): { language?: string } {
  const language = useUser().current_language;
  return everywhere || language === null ? {} : { language };
}
