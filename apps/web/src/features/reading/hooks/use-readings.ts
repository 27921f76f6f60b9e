import { readingLanguages } from '@glossa/contract/reading-languages';
import { getReadings } from '@glossa/contract/readings';
import type { Readings } from '@glossa/contract/readings';
import type { ReadingPage } from '@glossa/contract/reading';
import { noop, useQueries, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { pageOf, sentencesOf } from '../model/place.ts';
import { readingsByWord } from '@/domain/words/in-text/readings.ts';
import type { WordReadings } from '@/domain/words/in-text/ruby-renderer.tsx';

/** The query for the readings of a page, which never change. */
function readingsQuery(
  { id, sentences_per_page: perPage, sentence_count: count }: ReadingPage,
  page: number,
) {
  const { first, last } = sentencesOf(page, perPage, count);
  return {
    ...endpointQuery(getReadings, { params: { id }, query: { from_sentence: first, to_sentence: last } }),
    staleTime: Infinity,
  };
}

const combine = (answers: readonly UseQueryResult<Readings>[]) => ({
  sentences: answers.flatMap(({ data }) => data?.sentences ?? []),
  isThere: answers.every(({ data }) => data !== undefined),
  failed: answers.some(({ isError }) => isError),
});

/** Returns the readings of the words on the page by index; prefetches those of the next page. */
export function useReadings(data: ReadingPage, wanted: boolean): WordReadings {
  const client = useQueryClient();
  const { language, sentences, pages, sentences_per_page: perPage } = data;
  const enabled = wanted && readingLanguages.includes(language);
  const numbers = useMemo(
    () => [...new Set(sentences.map(({ seq }) => pageOf(seq, perPage)))],
    [sentences, perPage],
  );
  const read = useQueries({
    queries: enabled ? numbers.map((page) => readingsQuery(data, page)) : [],
    combine,
  });
  const next = (numbers.at(-1) ?? 0) + 1;
  const ahead = enabled && read.isThere && next <= pages ? readingsQuery(data, next) : undefined;
  const aheadFrom = ahead && next;
  useEffect(() => {
    if (ahead) client.query(ahead).catch(noop);
    // The query object is new on every render.
    // eslint-disable-next-line react/exhaustive-deps
  }, [client, aheadFrom]);
  const found = read.sentences;
  const parts = useMemo(() => readingsByWord(sentences, { sentences: found }), [sentences, found]);
  return {
    byWord: parts,
    failed: read.failed,
    retry: () => {
      for (const page of numbers) client.query(readingsQuery(data, page)).catch(noop);
    },
  };
}
