import { getReadingPage } from '@glossa/contract/reading';
import { getSentenceTimes, putSentenceTimes } from '@glossa/contract/sentence-times';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import type { Times } from './use-timeline.ts';

/** Debounce in milliseconds. */
const debounce = 1200;

/** Sets sentence times by tapping along, and saves them in small batches. Resumes where tapping stopped. */
export function useTapping(
  text: string,
  savedTimes: Times,
  sentences: number,
): {
  tapState: TapState;
  change: (next: (before: TapState) => TapState) => void;
  /** Undefined before the first tap. */
  saveState: 'saving' | 'saved' | 'failed' | undefined;
} {
  const client = useQueryClient();
  const [tapState, setTapState] = useState(() => startTapping(savedTimes, sentences));
  const [saveState, setSaveState] = useState<'saving' | 'saved' | 'failed'>();
  const latest = useRef(tapState);
  const send = useCallback(async () => {
    const { times, unsaved } = latest.current;
    if (!unsaved) return;
    latest.current = { ...latest.current, unsaved: undefined };
    try {
      await call(
        putSentenceTimes,
        {
          params: { id: text },
          body: { from_sentence: unsaved.first, times: times.slice(unsaved.first, unsaved.last) },
        },
        { keepalive: true },
      );
      setSaveState('saved');
    } catch {
      const newer = latest.current.unsaved ?? unsaved;
      latest.current = {
        ...latest.current,
        unsaved: { first: Math.min(unsaved.first, newer.first), last: Math.max(unsaved.last, newer.last) },
      };
      setSaveState('failed');
    }
  }, [text]);
  const sendDebounced = useDebouncedCallback(() => void send(), debounce);
  useEffect(
    () => () => {
      void send().finally(() => {
        for (const endpoint of [getSentenceTimes, getReadingPage]) {
          void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
        }
      });
    },
    [client, send],
  );
  return {
    tapState,
    saveState,
    change: (next) => {
      const nextState = next(latest.current);
      if (nextState === latest.current) return;
      latest.current = nextState;
      setTapState(nextState);
      setSaveState('saving');
      sendDebounced();
    },
  };
}

/** Sentence times set during playback. */
interface TapState {
  times: Times;
  /** The next sentence to tap; equal to the number of sentences once all are set. */
  next: number;
  /** Sentences from `first` up to but not including `last` that aren't saved yet. */
  unsaved: { first: number; last: number } | undefined;
}

/** Continues after the last sentence that has a time. */
export function startTapping(savedTimes: Times, sentences: number): TapState {
  const times = Array.from({ length: sentences }, (_, seq) => savedTimes[seq] ?? null);
  return { times, next: times.findLastIndex((time) => time !== null) + 1, unsaved: undefined };
}

const setTime = (before: TapState, seq: number, time: number | null, next: number): TapState => ({
  times: before.times.with(seq, time),
  next,
  unsaved: {
    first: Math.min(seq, before.unsaved?.first ?? seq),
    last: Math.max(seq + 1, before.unsaved?.last ?? 0),
  },
});

/** Sets the start of the next sentence in milliseconds, never before the previous one. */
export function tap(before: TapState, time: number): TapState {
  const { times, next } = before;
  if (next >= times.length) return before;
  return setTime(before, next, Math.max(Math.round(time), times[next - 1] ?? 0), next + 1);
}

/** Starts again at the first sentence. Existing times remain until they are set again. */
export const restart = (before: TapState): TapState => ({ ...before, next: 0 });

/** Removes the most recently set time, so that its sentence is next again. */
export function undoTap(before: TapState): TapState {
  return before.next === 0 ? before : setTime(before, before.next - 1, null, before.next - 1);
}

/** Moves the most recently set time by `by` milliseconds, but not before the previous sentence's time. */
export function nudge(before: TapState, by: number): TapState {
  const { times, next } = before;
  const time = times[next - 1];
  if (time === null || time === undefined) return before;
  return setTime(before, next - 1, Math.max(time + by, times[next - 2] ?? 0), next);
}
