import type { CallResult } from '@glossa/contract/endpoint';
import { listWords } from '@glossa/contract/word-lists';
import type { Word } from '@glossa/contract/words';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import type { Filters, WordsView } from '../../../lib/word-lists/words-view.ts';

/** Words that come at once: more than four screens. */
const pageSize = 100;

type Page = CallResult<typeof listWords>;
type Pages = InfiniteData<Page, string | undefined>;

/** The words that fit, as far as they were fetched, and how to fetch and change them. */
export function useWordList(filters: Filters, sort: WordsView['sort']) {
  const client = useQueryClient();
  const key = [...endpointKey(listWords), 'scrolled', filters, sort] as const;
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call(listWords, { query: { ...filters, sort, page_size: pageSize, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }: Page) => after ?? undefined,
    // A list that was scrolled far would be fetched page by page; it is changed in place, and begun anew on return.
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
    /** Shows words otherwise than they came; undefined takes one out. */
    change: (turn: (word: Word) => Word | undefined) =>
      client.setQueryData<Pages>(key, (pages) => pages && turned(pages, turn)),
    /** Begins anew at the top. */
    restart: () => client.resetQueries({ queryKey: key }),
  };
}
export type WordList = ReturnType<typeof useWordList>;

function turned(pages: Pages, turn: (word: Word) => Word | undefined): Pages {
  const next = pages.pages.map((page) => ({
    ...page,
    results: page.results.flatMap((word) => turn(word) ?? []),
  }));
  const gone = pages.pages.reduce(
    (sum, page, n) => sum + page.results.length - (next[n]?.results.length ?? 0),
    0,
  );
  return { ...pages, pages: next.map((page) => ({ ...page, count: page.count - gone })) };
}
