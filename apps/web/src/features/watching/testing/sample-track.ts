import type { SubtitlePart } from '@glossa/contract/watching';
import type { WordState } from '@glossa/contract/words';

import { sampleWordId, toSentence } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { createSubtitleTrack } from '../model/subtitle-track.ts';
import type { WatchSentence } from '../model/subtitle-track.ts';

/**
 * Returns a sentence in the video that starts at an even second and lasts a second and a half, in one cue with the same
 * number.
 */
export function sampleSentence(
  seq: number,
  text: string,
  changes: Partial<WatchSentence> = {},
): WatchSentence {
  const start = seq * 2000;
  const end = start + 1500;
  return { ...toSentence(seq, text), start, end, cues: [{ cue: seq, start, end, at: 0 }], ...changes };
}

/** Returns a part of the subtitles; `words` contains word states by form. */
export const samplePart = (
  sentences: readonly WatchSentence[],
  {
    words = {},
    ...rest
  }: { words?: Record<string, Partial<WordState>> } & Partial<Omit<SubtitlePart, 'words'>> = {},
): SubtitlePart => ({
  sentences: [...sentences],
  words: Object.fromEntries(
    Object.entries(words).map(([form, state]) => [
      sampleWordId(form),
      { level: 0, ignored: false, translation: '', ...state },
    ]),
  ),
  phrases: [],
  second: [],
  ...rest,
});

/** Returns subtitles that are completely loaded. */
export const sampleTrack = (sentences: readonly WatchSentence[]) =>
  createSubtitleTrack(sentences.length, [samplePart(sentences)]);
