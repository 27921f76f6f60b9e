import { getSubtitleGlosses } from '@glossa/contract/glosses';
import type { Glosses } from '@glossa/contract/glosses';
import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import { addGlosses } from '@/domain/words/in-text/add-glosses.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { useSentenceBlocks } from '../hooks/use-sentence-blocks.ts';
import type { WatchSentence } from '../model/subtitle-track.ts';

const combine = (results: readonly UseQueryResult<Glosses>[]) =>
  results.flatMap(({ data }) => (data ? [data] : []));

/** Loads the dictionary entries of the words in the subtitles, so that a hint or panel shows them immediately. */
export function SubtitleGlosses({
  videoId,
  sentences,
}: {
  videoId: string;
  /** The sentences being displayed. */
  sentences: readonly WatchSentence[];
}) {
  const { glosses } = useTextWords();
  const queries = useSentenceBlocks(sentences).map((query) => ({
    ...endpointQuery(getSubtitleGlosses, { params: { id: videoId }, query }),
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached, because the subtitles may have changed by the time the video is opened again.
    gcTime: 0,
  }));
  const loaded = useQueries({ queries, combine });
  useEffect(() => {
    for (const block of loaded) addGlosses(glosses, block);
  }, [glosses, loaded]);
  return null;
}
