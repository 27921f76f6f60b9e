import type { ReadingPage } from '@glossa/contract/reading';
import { readingLanguages } from '@glossa/contract/reading-languages';
import { getReadings } from '@glossa/contract/readings';
import type { Readings } from '@glossa/contract/readings';
import { noop, useQueries, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ComponentProps } from 'react';

import { readingsByWord } from '@/domain/words/in-text/readings.ts';
import { RubyRenderer } from '@/domain/words/in-text/ruby-renderer.tsx';
import type { WordReadings } from '@/domain/words/in-text/ruby-renderer.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { pageOf, sentenceRange } from '../model/page-range.ts';

/** Renders the ruby of a page's words. */
export function PageRuby({
  data,
  ...rubyProps
}: { data: ReadingPage } & Omit<ComponentProps<typeof RubyRenderer>, 'readings'>) {
  return (
    <RubyRenderer
      readings={usePageReadings(data, rubyProps.settings.readingsOver !== 'never')}
      {...rubyProps}
    />
  );
}

/** The query for the readings of a page, which never change. */
function readingsQuery(
  { id, sentences_per_page: perPage, sentence_count: count }: ReadingPage,
  page: number,
) {
  const { first, last } = sentenceRange(page, perPage, count);
  return {
    ...endpointQuery(getReadings, { params: { id }, query: { from_sentence: first, to_sentence: last } }),
    staleTime: Infinity,
  };
}

const combine = (results: readonly UseQueryResult<Readings>[]) => ({
  sentences: results.flatMap(({ data }) => data?.sentences ?? []),
  isLoaded: results.every(({ data }) => data !== undefined),
  failed: results.some(({ isError }) => isError),
});

/** Returns the readings of the words on the page by index; prefetches those of the next page. */
function usePageReadings(data: ReadingPage, enabledBySettings: boolean): WordReadings {
  const client = useQueryClient();
  const { language, sentences, pages, sentences_per_page: perPage } = data;
  const enabled = enabledBySettings && readingLanguages.includes(language);
  const numbers = useMemo(
    () => [...new Set(sentences.map(({ seq }) => pageOf(seq, perPage)))],
    [sentences, perPage],
  );
  const loaded = useQueries({
    queries: enabled ? numbers.map((page) => readingsQuery(data, page)) : [],
    combine,
  });
  const next = (numbers.at(-1) ?? 0) + 1;
  const nextQuery = enabled && loaded.isLoaded && next <= pages ? readingsQuery(data, next) : undefined;
  const nextQueryPage = nextQuery && next;
  useEffect(() => {
    if (nextQuery) client.query(nextQuery).catch(noop);
    // The query object is new on every render.
    // eslint-disable-next-line react/exhaustive-deps
  }, [client, nextQueryPage]);
  const loadedSentences = loaded.sentences;
  const byWord = useMemo(
    () => readingsByWord(sentences, { sentences: loadedSentences }),
    [sentences, loadedSentences],
  );
  return {
    byWord,
    failed: loaded.failed,
    retry: () => {
      for (const page of numbers) client.query(readingsQuery(data, page)).catch(noop);
    },
  };
}
