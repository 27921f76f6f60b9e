import type { Times } from './timeline.ts';

/** Sentence times set during playback. */
export interface Tapping {
  times: Times;
  /** The next sentence to tap; the number of sentences once all are set. */
  next: number;
  /** Sentences from `first` up to but not including `last` that aren't saved yet. */
  unsaved: { first: number; last: number } | undefined;
}

/** Continues after the last sentence that has a time. */
export function beginTapping(known: Times, sentences: number): Tapping {
  const times = Array.from({ length: sentences }, (_, seq) => known[seq] ?? null);
  return { times, next: times.findLastIndex((time) => time !== null) + 1, unsaved: undefined };
}

const change = (before: Tapping, seq: number, time: number | null, next: number): Tapping => ({
  times: before.times.with(seq, time),
  next,
  unsaved: {
    first: Math.min(seq, before.unsaved?.first ?? seq),
    last: Math.max(seq + 1, before.unsaved?.last ?? 0),
  },
});

/** Sets the start of the next sentence in milliseconds, never before the previous one. */
export function tap(before: Tapping, time: number): Tapping {
  const { times, next } = before;
  if (next >= times.length) return before;
  return change(before, next, Math.max(Math.round(time), times[next - 1] ?? 0), next + 1);
}

/** Starts again at the first sentence. Times stay until they are set again. */
export const restart = (before: Tapping): Tapping => ({ ...before, next: 0 });

/** Removes the last time that was set; its sentence is next again. */
export function untap(before: Tapping): Tapping {
  return before.next === 0 ? before : change(before, before.next - 1, null, before.next - 1);
}

/** Moves the last time by some milliseconds, but not before that of the previous sentence. */
export function nudge(before: Tapping, by: number): Tapping {
  const { times, next } = before;
  const time = times[next - 1];
  if (time === null || time === undefined) return before;
  return change(before, next - 1, Math.max(time + by, times[next - 2] ?? 0), next);
}
