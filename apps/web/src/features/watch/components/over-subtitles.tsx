import type { ComponentProps } from 'react';

import { DrawOverWords } from '../../../lib/words-on-show/components/draw-over-words.tsx';
import { useSubtitleReadings } from '../hooks/use-subtitle-readings.ts';
import type { WatchSentence } from '../model/track.ts';

/** Brings what is to be written over the words of the subtitles. */
export function OverSubtitles({
  videoId,
  sentences,
  hasReadings,
  ...over
}: {
  videoId: string;
  /** Those on show. */
  sentences: readonly WatchSentence[];
  hasReadings: boolean;
} & Omit<ComponentProps<typeof DrawOverWords>, 'readings'>) {
  return <DrawOverWords readings={useSubtitleReadings(videoId, sentences, hasReadings)} {...over} />;
}
