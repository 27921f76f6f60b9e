/** Start of each sentence in a recording in milliseconds; null if unknown. */
export type Times = readonly (number | null)[];

/** A sentence in a recording, in seconds. */
export interface Spoken {
  seq: number;
  start: number;
  /** Infinity for the last one. */
  end: number;
}

/** Returns the sentences with a known time, in the order of the recording. */
export function timelineOf(times: Times): Spoken[] {
  const known = times.flatMap((time, seq) => (time === null ? [] : [{ seq, start: time / 1000 }]));
  known.sort((a, b) => a.start - b.start || a.seq - b.seq);
  return known.map(({ seq, start }, index) => ({
    seq,
    start,
    end: known[index + 1]?.start ?? Number.POSITIVE_INFINITY,
  }));
}

/** Returns the sentence at a time, or undefined before the first. */
export function spokenAt(timeline: readonly Spoken[], seconds: number): Spoken | undefined {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timeline[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return timeline[low - 1];
}
