import { readingLanguages } from '@glossa/contract/reading-languages';
import { getSubtitleReadings } from '@glossa/contract/readings';
import type { Readings } from '@glossa/contract/readings';
import { noop, useQueries, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ComponentProps } from 'react';

import { RubyRenderer } from '@/domain/words/in-text/ruby-renderer.tsx';
import type { WordReadings } from '@/domain/words/in-text/ruby-renderer.tsx';
import { readingsByWord } from '@/domain/words/in-text/readings.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { useSentenceBlocks } from '../hooks/use-sentence-blocks.ts';
import type { WatchSentence } from '../model/subtitle-track.ts';

/** Draws readings and translations above the words in the subtitles. */
export function SubtitleAnnotations({
  videoId,
  sentences,
  language,
  ...props
}: {
  videoId: string;
  /** The sentences being displayed. */
  sentences: readonly WatchSentence[];
  language: string;
} & Omit<ComponentProps<typeof RubyRenderer>, 'readings'>) {
  const enabled = props.settings.readingsOver !== 'never' && readingLanguages.includes(language);
  return <RubyRenderer readings={useSubtitleReadings(videoId, sentences, enabled)} {...props} />;
}

/** Returns the query for the readings in a block of sentences. Readings don't change while the video is open. */
const readingsQuery = (id: string, query: { from_sentence: number; to_sentence: number }) => ({
  ...endpointQuery(getSubtitleReadings, { params: { id }, query }),
  staleTime: Number.POSITIVE_INFINITY,
  // Not cached, because the subtitles may have changed by the time the video is opened again.
  gcTime: 0,
});

const combine = (results: readonly UseQueryResult<Readings>[]) => ({
  found: results.flatMap(({ data }) => data?.sentences ?? []),
  failed: results.some(({ isError }) => isError),
});

/**
 * Returns the readings of the words in the displayed sentences, by word index, and prefetches those of upcoming
 * sentences.
 */
function useSubtitleReadings(
  videoId: string,
  sentences: readonly WatchSentence[],
  enabled: boolean,
): WordReadings {
  const client = useQueryClient();
  const blocks = useSentenceBlocks(sentences);
  const queries = enabled ? blocks.map((block) => readingsQuery(videoId, block)) : [];
  const { found, failed } = useQueries({ queries, combine });
  return {
    byWord: useMemo(() => readingsByWord(sentences, { sentences: found }), [sentences, found]),
    failed,
    retry: () => {
      for (const query of queries) client.query(query).catch(noop);
    },
  };
}
