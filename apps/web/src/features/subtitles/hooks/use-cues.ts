import { getCues } from '@glossa/contract/subtitles';
import type { CallResult } from '@glossa/contract/endpoint';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { isPassing } from '@/lib/api/is-passing.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { block, createKeptCues } from '../model/kept-cues.ts';
import type { KeptCues } from '../model/kept-cues.ts';

type Answer = CallResult<typeof getCues>;

/** The subtitles as stored on the server, loaded on demand. */
export interface KeptSubtitles {
  version: string;
  origin: Answer['origin'];
  kept: KeptCues;
  /** Number of reloads. */
  reading: number;
  /** Whether they have changed on the server since they were loaded. */
  isOld: boolean;
  /** Loads the cues numbered `from` to `to`, inclusive. */
  want: (from: number, to: number) => void;
  /** Loads the cues around a position, in milliseconds of subtitle time. */
  wantAt: (moment: number) => void;
  /** Reloads them. */
  readAnew: () => Promise<void>;
}

const cuesQuery = (id: string, reading: number, query: { from: number } | { at: number }) => {
  const options = endpointQuery(getCues, {
    params: { id },
    query: { ...query, count: 'at' in query ? 1 : block },
  });
  return queryOptions({
    ...options,
    queryKey: [...options.queryKey, reading],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => isPassing(error) && failures < 3,
  });
};

const combine = (answers: readonly UseQueryResult<Answer>[]) => ({
  answers: answers.flatMap(({ data }) => data ?? []),
  error: answers.find(({ error }) => error)?.error ?? null,
});

/** Loads subtitles for the editor in blocks; undefined until the first block has loaded. */
export function useCues(id: string): {
  subtitles: KeptSubtitles | undefined;
  error: Error | null;
  retry: () => void;
} {
  const client = useQueryClient();
  const [reading, setReading] = useState(0);
  const [blocks, setBlocks] = useState<readonly number[]>([0]);
  const [moment, setMoment] = useState<number>();
  const view = useRef<readonly number[]>([0]);
  const { answers, error } = useQueries({
    queries: blocks.map((number) => cuesQuery(id, reading, { from: number * block })),
    combine,
  });
  const want = useCallback((from: number, to: number) => {
    const wanted: number[] = [];
    for (let number = Math.floor(Math.max(0, from) / block); number <= Math.floor(to / block); number++) {
      wanted.push(number);
    }
    view.current = wanted;
    setBlocks((before) => {
      const added = wanted.filter((number) => !before.includes(number));
      return added.length === 0 ? before : [...before, ...added];
    });
  }, []);
  const { data: around } = useQuery({
    ...cuesQuery(id, reading, { at: moment ?? 0 }),
    enabled: moment !== undefined,
  });
  useEffect(() => {
    const seq = around?.cues[0]?.seq;
    if (moment === undefined || seq === undefined) return;
    want(seq, seq + 1);
    setMoment(undefined);
  }, [around, moment, want]);
  const wantAt = useCallback((wanted: number) => setMoment((before) => before ?? Math.round(wanted)), []);
  const readAnew = useCallback(async () => {
    const next = reading + 1;
    const wanted = [...new Set([0, ...view.current])];
    await Promise.all(wanted.map((number) => client.query(cuesQuery(id, next, { from: number * block }))));
    setBlocks(wanted);
    setReading(next);
  }, [client, id, reading]);

  const subtitles = useMemo(() => {
    const [first] = answers;
    if (!first || first.version === null) return undefined;
    const { version, origin, count } = first;
    const own = answers.filter((answer) => answer.version === version);
    const found = own.flatMap(({ cues }) => {
      const [cue] = cues;
      const plain = cues.map(({ start, end, text }) => ({ start, end, text }));
      return cue ? [[Math.floor(cue.seq / block), plain] as const] : [];
    });
    const kept = createKeptCues(count, new Map(found));
    return { version, origin, kept, reading, isOld: own.length < answers.length };
  }, [answers, reading]);
  return {
    subtitles: useMemo(
      () => subtitles && { ...subtitles, want, wantAt, readAnew },
      [subtitles, want, wantAt, readAnew],
    ),
    error,
    retry: () => void client.refetchQueries({ queryKey: [getCues.path] }),
  };
}
