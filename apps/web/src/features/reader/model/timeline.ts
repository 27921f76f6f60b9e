/** When each sentence begins in a recording, in milliseconds; null where it is not known. */
export type Times = readonly (number | null)[];

/** A sentence in a recording, in seconds. */
export interface Spoken {
  seq: number;
  start: number;
  /** Infinite for the last one. */
  end: number;
}

/** The sentences whose time is known, in the order of the recording. */
export function timelineOf(times: Times): Spoken[] {
  const known = times.flatMap((time, seq) => (time === null ? [] : [{ seq, start: time / 1000 }]));
  known.sort((a, b) => a.start - b.start || a.seq - b.seq);
  return known.map(({ seq, start }, index) => ({
    seq,
    start,
    end: known[index + 1]?.start ?? Number.POSITIVE_INFINITY,
  }));
}

/** What is spoken at a moment; undefined before the first sentence. */
export function spokenAt(timeline: readonly Spoken[], seconds: number): Spoken | undefined {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timeline[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return timeline[low - 1];
}
