import { getReadingPage } from '@glossa/contract/reading';
import { keepPreviousData, noop, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { isPassing } from '../../../lib/api/is-passing.ts';
import { endpointQuery } from '../../../lib/api/query.ts';

const waits = (failures: number): number => Math.min(1000 * 2 ** failures, 10_000);

/** One page of a text. Broken connections are tried again until they work. */
export const readingPageQuery = (id: string, page: number, perPage: number) =>
  queryOptions({
    ...endpointQuery(getReadingPage, { params: { id, page }, query: { sentences_per_page: perPage } }),
    retry: (failures, error) => isPassing(error) && failures < 1000,
    retryDelay: waits,
  });

/** The page on show, the one before it while it loads, and the neighbours fetched ahead. */
export function useReadingPage({ id, page, perPage }: { id: string; page: number; perPage: number }) {
  const client = useQueryClient();
  const options = useMemo(() => readingPageQuery(id, page, perPage), [id, page, perPage]);
  const answer = useQuery({ ...options, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = answer;
  const pages = data?.pages;

  useEffect(() => {
    if (pages === undefined || isPlaceholderData) return;
    for (const neighbour of [page + 1, page - 1]) {
      if (neighbour >= 1 && neighbour <= pages) {
        client.query({ ...readingPageQuery(id, neighbour, perPage), retry: false }).catch(noop);
      }
    }
  }, [client, id, page, pages, perPage, isPlaceholderData]);

  return answer;
}
