import type { Watching } from '@glossa/contract/watching';
import { useCallback, useMemo, useState } from 'react';

import type { WatchSettings } from '@/domain/settings/use-settings.ts';
import { useLoadedWords } from '@/domain/words/in-text/create-text-words.ts';
import { isUnspaced, occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import type { DisplaySentence, WordOccurrence, LoadedSentences } from '@/domain/words/in-text/sentences.ts';
import { useDeferred } from '@/ui/hooks/use-deferred.ts';
import { currentSubtitlesAt } from '../model/current-subtitles.ts';
import type { CurrentSubtitles } from '../model/current-subtitles.ts';
import type { SentenceState } from '../model/sentence-player.ts';
import type { SubtitleTrack } from '../model/subtitle-track.ts';

/** Returns the subtitles displayed at a position and their words. The same objects are returned until they change. */
export function useCurrentSubtitles({
  data,
  track,
  parts,
  state: { seq, cue, hidden, pinned },
  unit,
  secondShift,
}: {
  data: Watching;
  track: SubtitleTrack;
  parts: readonly LoadedSentences[];
  state: SentenceState;
  unit: 'sentence' | 'cue';
  /** Delay of the second subtitles relative to the first, in milliseconds. */
  secondShift: number;
}): { current: CurrentSubtitles; occurrences: readonly WordOccurrence[] } {
  const { language } = data.video;
  // If whole sentences are displayed, the current cue doesn't matter.
  const visibleCue = unit === 'cue' ? cue : undefined;
  const current = useMemo(
    () => currentSubtitlesAt(track, { seq, cue: visibleCue, hidden, pinned }, unit, secondShift),
    [track, seq, visibleCue, hidden, pinned, unit, secondShift],
  );
  const input = useMemo(
    () => ({ language, sentences: current.sentences, words: {}, phrases: current.phrases }),
    [language, current],
  );
  useLoadedWords(input, parts);
  return { current, occurrences: useMemo(() => occurrencesIn(current.sentences), [current.sentences]) };
}

/**
 * Tracks subtitles that are hidden until requested. Once shown, they remain visible until the displayed text changes.
 */
export function useSubtitleVisibility(
  { subtitles, secondSubtitles }: Pick<WatchSettings, 'subtitles' | 'secondSubtitles'>,
  /** Identifies the displayed text. */
  key: string,
): { hidden: { words: boolean; second: boolean }; reveal: (which: 'words' | 'second') => void } {
  const [revealed, setRevealed] = useState({ words: '', second: '' });
  return {
    hidden: {
      words: subtitles === 'asked' && revealed.words !== key,
      second: secondSubtitles === 'asked' && revealed.second !== key,
    },
    reveal: (which) => setRevealed((previous) => ({ ...previous, [which]: key })),
  };
}

const loadWithoutSpaces = async () =>
  (await import('@/domain/words/in-text/without-spaces.ts')).withoutSpaces;

/** Prepares sentences for display by removing unnecessary spaces. */
export type SentenceFormatter = (sentences: DisplaySentence[]) => readonly DisplaySentence[];

/**
 * Returns a function that prepares sentences for display. It removes the spaces between words if `removeSpaces` is set
 * and the language is written without them.
 */
export function useSentenceFormatter(language: string, removeSpaces: boolean): SentenceFormatter {
  const withoutSpaces = useDeferred(removeSpaces && isUnspaced(language) ? loadWithoutSpaces : undefined);
  const format = removeSpaces ? withoutSpaces : undefined;
  return useCallback((sentences) => format?.([{ sentences }])[0]?.sentences ?? sentences, [format]);
}
