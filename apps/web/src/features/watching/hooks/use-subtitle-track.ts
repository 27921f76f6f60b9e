import { getSubtitlePart } from '@glossa/contract/watching';
import type { SubtitlePart, Watching } from '@glossa/contract/watching';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import type { LoadedSentences } from '@/domain/words/in-text/sentences.ts';
import { isTransient } from '@/lib/api/is-transient.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { createSubtitleTrack } from '../model/subtitle-track.ts';
import type { SubtitleTrack } from '../model/subtitle-track.ts';

/** Sentences per request. */
const blockSize = 60;

const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 10_000);

const partQuery = (id: string, version: string, query: { from: number } | { at: number }) => {
  const options = endpointQuery(getSubtitlePart, { params: { id }, query: { ...query, count: blockSize } });
  return queryOptions({
    ...options,
    // Each version of the subtitles is cached separately.
    queryKey: [...options.queryKey, version],
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached, because words may be learned elsewhere before the video is opened again.
    gcTime: 0,
    retry: (failures, error) => isTransient(error) && failures < 1000,
    retryDelay: retryDelay,
  });
};

const combine = (results: readonly UseQueryResult<SubtitlePart>[]) => ({
  parts: results.flatMap(({ data }) => data ?? []),
});

const cache = new WeakMap<SubtitlePart, LoadedSentences>();

/** Converts a part of the subtitles for the word tools. Always returns the same object for the same part. */
function withLanguage(part: SubtitlePart, language: string): LoadedSentences {
  const converted = cache.get(part) ?? { ...part, language };
  cache.set(part, converted);
  return converted;
}

/** Loads the subtitles on demand: requested sentences, and those around a missing time. */
export function useSubtitleTrack(
  id: string,
  { part, version, sentence_count: count, video: { language } }: Watching,
): {
  track: SubtitleTrack;
  parts: readonly LoadedSentences[];
  /** Loads the sentences `from` to `to`, inclusive. */
  loadSentences: (from: number, to: number) => void;
  /** Loads the sentences around a time, in milliseconds of subtitle time. */
  loadAt: (moment: number | undefined) => void;
} {
  const [blocks, setBlocks] = useState<readonly number[]>([]);
  const [moment, loadAt] = useState<number>();
  const { parts: fetched } = useQueries({
    queries: blocks.map((number) => partQuery(id, version, { from: number * blockSize })),
    combine,
  });
  const { data: around } = useQuery({
    ...partQuery(id, version, { at: moment ?? 0 }),
    enabled: moment !== undefined,
  });
  const parts = useMemo(() => [part, ...(around ? [around] : []), ...fetched], [part, around, fetched]);
  const loadSentences = useCallback(
    (from: number, to: number) => {
      const first = Math.max(0, Math.floor(from / blockSize));
      const last = Math.floor(Math.min(to, count - 1) / blockSize);
      setBlocks((before) => {
        const added: number[] = [];
        for (let number = first; number <= last; number++) if (!before.includes(number)) added.push(number);
        return added.length === 0 ? before : [...before, ...added];
      });
    },
    [count],
  );
  return {
    track: useMemo(() => createSubtitleTrack(count, parts), [count, parts]),
    parts: useMemo(() => parts.map((loaded) => withLanguage(loaded, language)), [parts, language]),
    loadSentences,
    loadAt,
  };
}
