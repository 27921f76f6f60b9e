import { readingLanguages } from '@glossa/contract/reading-languages';
import type { ComponentProps } from 'react';

import { DrawOverWords } from '../../../lib/words-on-show/components/draw-over-words.tsx';
import { useSubtitleReadings } from '../hooks/use-subtitle-readings.ts';
import type { WatchSentence } from '../model/track.ts';

/** Brings what is to be written over the words of the subtitles. */
export function OverSubtitles({
  videoId,
  sentences,
  language,
  ...over
}: {
  videoId: string;
  /** Those on show. */
  sentences: readonly WatchSentence[];
  /** Code of the language. */
  language: string;
} & Omit<ComponentProps<typeof DrawOverWords>, 'readings'>) {
  const wanted = over.settings.readingsOver !== 'never' && readingLanguages.includes(language);
  return <DrawOverWords readings={useSubtitleReadings(videoId, sentences, wanted)} {...over} />;
}
