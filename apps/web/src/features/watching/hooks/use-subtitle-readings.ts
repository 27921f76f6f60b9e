import { getSubtitleReadings } from '@glossa/contract/readings';
import type { Readings } from '@glossa/contract/readings';
import { noop, useQueries, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import type { WordReadings } from '@/domain/words/in-text/ruby-renderer.tsx';
import { readingsByWord } from '@/domain/words/in-text/readings.ts';
import type { WatchSentence } from '../model/track.ts';

/** Sentences per request. */
const block = 40;
/** Sentences ahead of the current ones whose readings are prefetched. */
const ahead = 10;

/** The query for the readings of a block of sentences, which don't change while the video is open. */
const readingsQuery = (id: string, number: number) => ({
  ...endpointQuery(getSubtitleReadings, {
    params: { id },
    query: { from_sentence: number * block, to_sentence: (number + 1) * block - 1 },
  }),
  staleTime: Number.POSITIVE_INFINITY,
  // The subtitles may have changed when the video is opened again.
  gcTime: 0,
});

const combine = (answers: readonly UseQueryResult<Readings>[]) => ({
  found: answers.flatMap(({ data }) => data?.sentences ?? []),
  failed: answers.some(({ isError }) => isError),
});

/** Returns the readings of the words in the displayed sentences by index; prefetches ahead. */
export function useSubtitleReadings(
  videoId: string,
  sentences: readonly WatchSentence[],
  wanted: boolean,
): WordReadings {
  const client = useQueryClient();
  const first = sentences[0]?.seq;
  const last = sentences.at(-1)?.seq;
  const blocks = useMemo(() => {
    if (!wanted || first === undefined || last === undefined) return [];
    const numbers = [first, last, last + ahead].map((seq) => Math.floor(seq / block));
    return [...new Set(numbers)];
  }, [wanted, first, last]);
  const queries = blocks.map((number) => readingsQuery(videoId, number));
  const { found, failed } = useQueries({ queries, combine });
  return {
    byWord: useMemo(() => readingsByWord(sentences, { sentences: found }), [sentences, found]),
    failed,
    retry: () => {
      for (const query of queries) client.query(query).catch(noop);
    },
  };
}
