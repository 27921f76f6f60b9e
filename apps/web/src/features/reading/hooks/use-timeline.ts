import { getSentenceTimes } from '@glossa/contract/sentence-times';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { playFrom } from '../model/audio-playback.ts';

const noTimes: Times = [];

/** Returns when each sentence of a text starts in its recording; `times` is undefined while loading. */
export function useTimeline(text: string): { times: Times | undefined; timeline: readonly SpokenSentence[] } {
  const { data } = useQuery(endpointQuery(getSentenceTimes, { params: { id: text } }));
  const times = data?.times;
  return { times, timeline: useMemo(() => buildTimeline(times ?? noTimes), [times]) };
}

/** Start of each sentence in a recording, in milliseconds; null if unknown. */
export type Times = readonly (number | null)[];

/** A sentence's time span in a recording, in seconds. */
export interface SpokenSentence {
  seq: number;
  start: number;
  /** Infinity for the last sentence. */
  end: number;
}

/** Returns the sentences with a known time, in the order of the recording. */
export function buildTimeline(times: Times): SpokenSentence[] {
  const known = times.flatMap((time, seq) => (time === null ? [] : [{ seq, start: time / 1000 }]));
  known.sort((a, b) => a.start - b.start || a.seq - b.seq);
  return known.map(({ seq, start }, index) => ({
    seq,
    start,
    end: known[index + 1]?.start ?? Number.POSITIVE_INFINITY,
  }));
}

/** Returns the sentence at a time, or undefined before the first. */
export function sentenceAt(timeline: readonly SpokenSentence[], seconds: number): SpokenSentence | undefined {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((timeline[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return timeline[low - 1];
}

/** Plays a recording from the start of a sentence. Returns false if that sentence's time is unknown. */
export function playSentence(
  audio: HTMLAudioElement,
  timeline: readonly SpokenSentence[],
  sentence: number,
): boolean {
  const timing = timeline.find(({ seq }) => seq === sentence);
  if (!timing) return false;
  playFrom(audio, timing.start);
  return true;
}
