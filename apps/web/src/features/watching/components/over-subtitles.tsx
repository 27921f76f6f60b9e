import { readingLanguages } from '@glossa/contract/reading-languages';
import type { ComponentProps } from 'react';

import { RubyRenderer } from '@/domain/words/in-text/ruby-renderer.tsx';
import { useSubtitleReadings } from '../hooks/use-subtitle-readings.ts';
import type { WatchSentence } from '../model/track.ts';

/** Provides what is written above the words of the subtitles. */
export function OverSubtitles({
  videoId,
  sentences,
  language,
  ...over
}: {
  videoId: string;
  /** The sentences being displayed. */
  sentences: readonly WatchSentence[];
  /** Language code. */
  language: string;
} & Omit<ComponentProps<typeof RubyRenderer>, 'readings'>) {
  const wanted = over.settings.readingsOver !== 'never' && readingLanguages.includes(language);
  return <RubyRenderer readings={useSubtitleReadings(videoId, sentences, wanted)} {...over} />;
}
