import type { Times } from './timeline.ts';

/** Times that are set while the recording plays, sentence by sentence. */
export interface Tapping {
  times: Times;
  /** The sentence whose beginning is waited for; their number once all are set. */
  next: number;
  /** Sentences from `first` to before `last` that the server does not know yet. */
  unsaved: { first: number; last: number } | undefined;
}

/** Goes on after the last sentence that has a time. */
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

/** The next sentence begins now, at this millisecond; never before the one that was set last. */
export function tap(before: Tapping, time: number): Tapping {
  const { times, next } = before;
  if (next >= times.length) return before;
  return change(before, next, Math.max(Math.round(time), times[next - 1] ?? 0), next + 1);
}

/** From the first sentence again; what was set stays until it is set anew. */
export const restart = (before: Tapping): Tapping => ({ ...before, next: 0 });

/** Forgets the time that was set last; its sentence is waited for again. */
export function untap(before: Tapping): Tapping {
  return before.next === 0 ? before : change(before, before.next - 1, null, before.next - 1);
}

/** Moves the time that was set last by some milliseconds, as far as that of the sentence before. */
export function nudge(before: Tapping, by: number): Tapping {
  const { times, next } = before;
  const time = times[next - 1];
  if (time === null || time === undefined) return before;
  return change(before, next - 1, Math.max(time + by, times[next - 2] ?? 0), next);
}
