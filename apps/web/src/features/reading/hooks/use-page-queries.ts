import type { CallInput, CallResult } from '@glossa/contract/endpoint';
import type { getGlosses } from '@glossa/contract/glosses';
import type { ReadingPage } from '@glossa/contract/reading';
import type { getReadings } from '@glossa/contract/readings';
import { noop, useQueries, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { pageForSentence, sentenceRange } from '../model/page-range.ts';

/** Endpoints that return data about a range of sentences in a text. */
type RangeEndpoint = typeof getReadings | typeof getGlosses;

/** Returns the query for a page's data, which is never refetched. */
function pageQuery<E extends RangeEndpoint>(
  endpoint: E,
  { id, sentences_per_page: perPage, sentence_count: count }: ReadingPage,
  page: number,
) {
  const { first, last } = sentenceRange(page, perPage, count);
  const input = { params: { id }, query: { from_sentence: first, to_sentence: last } };
  return { ...endpointQuery(endpoint, input as CallInput<E>), staleTime: Infinity };
}

const combine = <Result>(results: readonly UseQueryResult<Result>[]) => ({
  loaded: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
  isLoaded: results.every(({ data }) => data !== undefined),
  failed: results.some(({ isError }) => isError),
});

/** Fetches an endpoint's data for the pages on screen, and prefetches the data for the next page. */
export function usePageQueries<E extends RangeEndpoint>(
  endpoint: E,
  data: ReadingPage,
  enabled: boolean,
): { loaded: CallResult<E>[]; failed: boolean; retry: () => void } {
  const client = useQueryClient();
  const { sentences, pages, sentences_per_page: perPage } = data;
  const numbers = useMemo(
    () => [...new Set(sentences.map(({ seq }) => pageForSentence(seq, perPage)))],
    [sentences, perPage],
  );
  const { loaded, isLoaded, failed } = useQueries({
    queries: enabled ? numbers.map((page) => pageQuery(endpoint, data, page)) : [],
    combine,
  });
  const next = (numbers.at(-1) ?? 0) + 1;
  const nextQuery = enabled && isLoaded && next <= pages ? pageQuery(endpoint, data, next) : undefined;
  const nextQueryPage = nextQuery && next;
  useEffect(() => {
    if (nextQuery) client.query(nextQuery).catch(noop);
    // The query object is new on every render.
    // eslint-disable-next-line react/exhaustive-deps
  }, [client, nextQueryPage]);
  return {
    loaded,
    failed,
    retry: () => {
      for (const page of numbers) client.query(pageQuery(endpoint, data, page)).catch(noop);
    },
  };
}
