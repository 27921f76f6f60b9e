import type { Cue } from './cue-list.ts';

/** Cues per request. */
export const block = 100;

/** The stored subtitles loaded so far. */
export interface KeptCues {
  count: number;
  get: (seq: number) => Cue | undefined;
  /** Returns the number of the last cue that has started at a time; -1 before the first, undefined if not loaded. */
  seqAt: (moment: number) => number | undefined;
}

/** Combines blocks of cues by block number. */
export function createKeptCues(count: number, blocks: ReadonlyMap<number, readonly Cue[]>): KeptCues {
  const numbers = [...blocks.keys()].filter((number) => blocks.get(number)?.length).sort((a, b) => a - b);
  const startOf = (number: number) => blocks.get(number)?.[0]?.start ?? 0;
  return {
    count,
    get: (seq) => blocks.get(Math.floor(seq / block))?.[seq % block],
    seqAt: (moment) => {
      const number = numbers.findLast((one) => startOf(one) <= moment);
      if (number === undefined) return count === 0 || blocks.has(0) ? -1 : undefined;
      const cues = blocks.get(number) ?? [];
      const last = cues.findLastIndex(({ start }) => start <= moment);
      const seq = number * block + last;
      const goesOn = last === cues.length - 1 && seq + 1 < count && !blocks.has(number + 1);
      return goesOn ? undefined : seq;
    },
  };
}
