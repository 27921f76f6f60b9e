import { getReadingPage } from '@glossa/contract/reading';
import { keepPreviousData, noop, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { isTransient } from '@/lib/api/is-transient.ts';
import { endpointQuery, fetchResponse } from '@/lib/api/query.ts';

const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 10_000);

/** Query options that retry until the connection is back. */
const retryUntilConnected = {
  retry: (failures: number, error: Error) => isTransient(error) && failures < 1000,
  retryDelay,
};

/** Returns the query for a page of a text. */
export const readingPageQuery = (id: string, page: number, perPage: number) =>
  queryOptions({
    ...endpointQuery(getReadingPage, { params: { id, page }, query: { sentences_per_page: perPage } }),
    ...retryUntilConnected,
  });

/**
 * Loads a text at its reading position, bypassing the cache. The response contains a whole page, so no further request
 * is needed unless the settings have changed.
 */
export function useBookmarkedPage(id: string) {
  const client = useQueryClient();
  const input = { params: { id, page: 'bookmark' } } as const;
  return useQuery({
    ...endpointQuery(getReadingPage, input),
    ...retryUntilConnected,
    queryFn: async ({ signal }) => {
      const opened = await fetchResponse(getReadingPage, input, signal);
      const { page, sentences_per_page: perPage } = opened;
      client.setQueryData(readingPageQuery(id, page, perPage).queryKey, opened);
      return opened;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Loads the current page and prefetches its neighbors; the previous page stays visible while loading. */
export function useReadingPage({ id, page, perPage }: { id: string; page: number; perPage: number }) {
  const client = useQueryClient();
  const options = useMemo(() => readingPageQuery(id, page, perPage), [id, page, perPage]);
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const pages = data?.pages;

  useEffect(() => {
    if (pages === undefined || isPlaceholderData) return;
    for (const neighbor of [page + 1, page - 1]) {
      if (neighbor >= 1 && neighbor <= pages) {
        client.query({ ...readingPageQuery(id, neighbor, perPage), retry: false }).catch(noop);
      }
    }
  }, [client, id, page, pages, perPage, isPlaceholderData]);

  return query;
}
