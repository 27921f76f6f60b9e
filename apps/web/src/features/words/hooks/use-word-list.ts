import type { CallResult } from '@glossa/contract/endpoint';
import { listWords } from '@glossa/contract/word-lists';
import type { Word } from '@glossa/contract/words';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import type { Filters, WordsView } from '@/domain/words/lists/words-view.ts';

/** Words per request: more than four screens. */
const pageSize = 100;

type Page = CallResult<typeof listWords>;
type Pages = InfiniteData<Page, string | undefined>;

/** Returns the matching words loaded so far, with functions to load more and to change them. */
export function useWordList(filters: Filters, sort: WordsView['sort']) {
  const client = useQueryClient();
  const key = [...endpointKey(listWords), 'scrolled', filters, sort] as const;
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call(listWords, { query: { ...filters, sort, page_size: pageSize, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }: Page) => after ?? undefined,
    // A refetch would require one request per page, so the list is updated in place, and reloaded on the next visit.
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const words = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? [], [data]);
  return {
    ...query,
    words,
    count: data?.pages.at(-1)?.count ?? 0,
    /** Updates words in the list; `update` returns a word's new version, or undefined to remove the word. */
    change: (update: (word: Word) => Word | undefined) =>
      client.setQueryData<Pages>(key, (pages) => pages && updatePages(pages, update)),
    /** Reloads the list from the top. */
    restart: () => client.resetQueries({ queryKey: key }),
  };
}
export type WordList = ReturnType<typeof useWordList>;

function updatePages(pages: Pages, update: (word: Word) => Word | undefined): Pages {
  const next = pages.pages.map((page) => ({
    ...page,
    results: page.results.flatMap((word) => update(word) ?? []),
  }));
  const removed = pages.pages.reduce(
    (sum, page, n) => sum + page.results.length - (next[n]?.results.length ?? 0),
    0,
  );
  return { ...pages, pages: next.map((page) => ({ ...page, count: page.count - removed })) };
}
