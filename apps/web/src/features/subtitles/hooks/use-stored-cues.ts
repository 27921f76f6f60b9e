import type { CallResult } from '@glossa/contract/endpoint';
import { getCues } from '@glossa/contract/subtitles';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { isTransient } from '@/lib/api/is-transient.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { rowAt } from '../model/cue-list.ts';
import type { Cue, CueList } from '../model/cue-list.ts';

/** Number of cues in a block, which is loaded with one request. */
export const cuesPerRequest = 100;

/** The stored subtitles loaded so far. */
export interface StoredCues {
  count: number;
  get: (seq: number) => Cue | undefined;
  /**
   * Returns the number of the last cue that starts at or before a time: -1 before the first, undefined if not loaded.
   */
  seqAt: (moment: number) => number | undefined;
}

/** Combines the loaded blocks, keyed by block number. Each contains `cuesPerRequest` cues; the last may be shorter. */
export function createStoredCues(count: number, blocks: ReadonlyMap<number, readonly Cue[]>): StoredCues {
  const numbers = [...blocks.keys()].filter((number) => blocks.get(number)?.length).sort((a, b) => a - b);
  const blockStart = (number: number) => blocks.get(number)?.[0]?.start ?? 0;
  return {
    count,
    get: (seq) => blocks.get(Math.floor(seq / cuesPerRequest))?.[seq % cuesPerRequest],
    seqAt: (moment) => {
      const number = numbers.findLast((one) => blockStart(one) <= moment);
      if (number === undefined) return count === 0 || blocks.has(0) ? -1 : undefined;
      const cues = blocks.get(number) ?? [];
      const last = cues.findLastIndex(({ start }) => start <= moment);
      const seq = number * cuesPerRequest + last;
      const continues = last === cues.length - 1 && seq + 1 < count && !blocks.has(number + 1);
      return continues ? undefined : seq;
    },
  };
}

type CuesResponse = CallResult<typeof getCues>;

/** The subtitles as stored on the server, loaded on demand. */
export interface StoredSubtitles {
  version: string;
  origin: CuesResponse['origin'];
  stored: StoredCues;
  /** Number of reloads. */
  loadCount: number;
  /** Whether the subtitles have changed on the server since they were loaded. */
  isOutdated: boolean;
  /** Loads the cues numbered `from` to `to`, inclusive. */
  loadRange: (from: number, to: number) => void;
  /** Loads the cues around a position, in milliseconds of subtitle time. */
  loadAt: (moment: number) => void;
  /** Reloads the first block and the blocks that were last visible. */
  reload: () => Promise<void>;
}

const cuesQuery = (id: string, loadCount: number, query: { from: number } | { at: number }) => {
  const options = endpointQuery(getCues, {
    params: { id },
    query: { ...query, count: 'at' in query ? 1 : cuesPerRequest },
  });
  return queryOptions({
    ...options,
    queryKey: [...options.queryKey, loadCount],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => isTransient(error) && failures < 3,
  });
};

const combine = (responses: readonly UseQueryResult<CuesResponse>[]) => ({
  responses: responses.flatMap(({ data }) => data ?? []),
  error: responses.find(({ error }) => error)?.error ?? null,
});

/** Loads subtitles for the editor in blocks. Returns undefined until the first block has loaded. */
export function useStoredCues(id: string): {
  subtitles: StoredSubtitles | undefined;
  error: Error | null;
  retry: () => void;
} {
  const client = useQueryClient();
  const [loadCount, setLoadCount] = useState(0);
  const [blocks, setBlocks] = useState<readonly number[]>([0]);
  const [moment, setMoment] = useState<number>();
  const visibleBlocks = useRef<readonly number[]>([0]);
  const { responses, error } = useQueries({
    queries: blocks.map((number) => cuesQuery(id, loadCount, { from: number * cuesPerRequest })),
    combine,
  });
  const loadRange = useCallback((from: number, to: number) => {
    const requested: number[] = [];
    for (
      let number = Math.floor(Math.max(0, from) / cuesPerRequest);
      number <= Math.floor(to / cuesPerRequest);
      number++
    ) {
      requested.push(number);
    }
    visibleBlocks.current = requested;
    setBlocks((previous) => {
      const added = requested.filter((number) => !previous.includes(number));
      return added.length === 0 ? previous : [...previous, ...added];
    });
  }, []);
  const { data: around } = useQuery({
    ...cuesQuery(id, loadCount, { at: moment ?? 0 }),
    enabled: moment !== undefined,
  });
  useEffect(() => {
    const seq = around?.cues[0]?.seq;
    if (moment === undefined || seq === undefined) return;
    loadRange(seq, seq + 1);
    setMoment(undefined);
  }, [around, moment, loadRange]);
  const loadAt = useCallback(
    (requested: number) => setMoment((previous) => previous ?? Math.round(requested)),
    [],
  );
  const reload = useCallback(async () => {
    const next = loadCount + 1;
    const requestedBlocks = [...new Set([0, ...visibleBlocks.current])];
    await Promise.all(
      requestedBlocks.map((number) => client.query(cuesQuery(id, next, { from: number * cuesPerRequest }))),
    );
    setBlocks(requestedBlocks);
    setLoadCount(next);
  }, [client, id, loadCount]);

  const subtitles = useMemo(() => {
    const [first] = responses;
    if (!first || first.version === null) return undefined;
    const { version, origin, count } = first;
    const sameVersion = responses.filter((response) => response.version === version);
    const found = sameVersion.flatMap(({ cues }) => {
      const [cue] = cues;
      const withoutSeq = cues.map(({ start, end, text }) => ({ start, end, text }));
      return cue ? [[Math.floor(cue.seq / cuesPerRequest), withoutSeq] as const] : [];
    });
    const storedCues = createStoredCues(count, new Map(found));
    return {
      version,
      origin,
      stored: storedCues,
      loadCount,
      isOutdated: sameVersion.length < responses.length,
    };
  }, [responses, loadCount]);
  return {
    subtitles: useMemo(
      () => subtitles && { ...subtitles, loadRange, loadAt, reload },
      [subtitles, loadRange, loadAt, reload],
    ),
    error,
    retry: () => void client.refetchQueries({ queryKey: [getCues.path] }),
  };
}

/** Returns a function that loads the stored cues of the rows in a range, both ends inclusive. */
export function useVisibleRows(
  list: CueList,
  loadRange: (from: number, to: number) => void,
): (from: number, to: number) => void {
  return useCallback(
    (from, to) => {
      let first: number | undefined;
      let last: number | undefined;
      for (let row = from; row <= to; row++) {
        const seq = rowAt(list, row)?.seq;
        if (seq === undefined) continue;
        first ??= seq;
        last = seq;
      }
      if (first !== undefined && last !== undefined) loadRange(first, last);
    },
    [list, loadRange],
  );
}
