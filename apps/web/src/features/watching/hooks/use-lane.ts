import type { Watching } from '@glossa/contract/watching';
import { useMemo } from 'react';

import { useLoadedWords } from '@/domain/words/in-text/create-text-words.ts';
import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import type { LoadedSentences, WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import type { Place } from '../model/conductor.ts';
import { laneOf } from '../model/lane.ts';
import type { Lane } from '../model/lane.ts';
import type { Track } from '../model/track.ts';

/** Returns the displayed subtitles at a place, and their words, with stable identity while they don't change. */
export function useLane({
  data,
  track,
  parts,
  place: { seq, cue, gone, pinned },
  unit,
  secondShift,
}: {
  data: Watching;
  track: Track;
  parts: readonly LoadedSentences[];
  place: Place;
  unit: 'sentence' | 'cue';
  /** Delay of the second subtitles relative to the first, in milliseconds. */
  secondShift: number;
}): { lane: Lane; shown: readonly WordOccurrence[] } {
  const { language } = data.video;
  // When whole sentences are displayed, the current cue doesn't matter.
  const only = unit === 'cue' ? cue : undefined;
  const lane = useMemo(
    () => laneOf(track, { seq, cue: only, gone, pinned }, unit, secondShift),
    [track, seq, only, gone, pinned, unit, secondShift],
  );
  const told = useMemo(
    () => ({ language, sentences: lane.sentences, words: {}, phrases: lane.phrases }),
    [language, lane],
  );
  useLoadedWords(told, parts);
  return { lane, shown: useMemo(() => occurrencesIn(lane.sentences), [lane.sentences]) };
}
