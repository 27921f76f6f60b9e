import { getSubtitlePart } from '@glossa/contract/watching';
import type { SubtitlePart, Watching } from '@glossa/contract/watching';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { isPassing } from '@/lib/api/is-passing.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import type { LoadedSentences } from '@/domain/words/in-text/sentences.ts';
import { createTrack } from '../model/track.ts';
import type { Track } from '../model/track.ts';

/** Sentences per request. */
const block = 60;

const wait = (failures: number): number => Math.min(1000 * 2 ** failures, 10_000);

const partQuery = (id: string, version: string, query: { from: number } | { at: number }) => {
  const options = endpointQuery(getSubtitlePart, { params: { id }, query: { ...query, count: block } });
  return queryOptions({
    ...options,
    // Parts of another version are fetched separately.
    queryKey: [...options.queryKey, version],
    staleTime: Number.POSITIVE_INFINITY,
    // Words may be learned elsewhere before the video is opened again.
    gcTime: 0,
    retry: (failures, error) => isPassing(error) && failures < 1000,
    retryDelay: wait,
  });
};

const combine = (answers: readonly UseQueryResult<SubtitlePart>[]) => ({
  parts: answers.flatMap(({ data }) => data ?? []),
});

const told = new WeakMap<SubtitlePart, LoadedSentences>();

/** Converts a part for the word tools; returns the same object for the same part. */
function tell(part: SubtitlePart, language: string): LoadedSentences {
  const known = told.get(part) ?? { ...part, language };
  told.set(part, known);
  return known;
}

/** The subtitles, loaded on demand: requested sentences, and those around a missing time. */
export function useTrack(
  id: string,
  { part, version, sentence_count: count, video: { language } }: Watching,
): {
  track: Track;
  parts: readonly LoadedSentences[];
  /** Loads the sentences `from` to `to`, inclusive. */
  want: (from: number, to: number) => void;
  /** Loads the sentences around a time, in milliseconds of subtitle time. */
  wantAt: (moment: number | undefined) => void;
} {
  const [blocks, setBlocks] = useState<readonly number[]>([]);
  const [moment, wantAt] = useState<number>();
  const { parts: fetched } = useQueries({
    queries: blocks.map((number) => partQuery(id, version, { from: number * block })),
    combine,
  });
  const { data: around } = useQuery({
    ...partQuery(id, version, { at: moment ?? 0 }),
    enabled: moment !== undefined,
  });
  const parts = useMemo(() => [part, ...(around ? [around] : []), ...fetched], [part, around, fetched]);
  const want = useCallback(
    (from: number, to: number) => {
      const first = Math.max(0, Math.floor(from / block));
      const last = Math.floor(Math.min(to, count - 1) / block);
      setBlocks((before) => {
        const added: number[] = [];
        for (let number = first; number <= last; number++) if (!before.includes(number)) added.push(number);
        return added.length === 0 ? before : [...before, ...added];
      });
    },
    [count],
  );
  return {
    track: useMemo(() => createTrack(count, parts), [count, parts]),
    parts: useMemo(() => parts.map((one) => tell(one, language)), [parts, language]),
    want,
    wantAt,
  };
}
