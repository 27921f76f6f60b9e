import { useState } from 'react';

import type { WatchSettings } from '@/domain/settings/use-reader-settings.ts';

/** State of subtitles that stay hidden until requested. Once shown, they stay until the displayed text changes. */
export function useAsked(
  { subtitles, secondSubtitles }: Pick<WatchSettings, 'subtitles' | 'secondSubtitles'>,
  /** Identifies the displayed text. */
  key: string,
): { hidden: { words: boolean; second: boolean }; show: (which: 'words' | 'second') => void } {
  const [asked, setAsked] = useState({ words: '', second: '' });
  return {
    hidden: {
      words: subtitles === 'asked' && asked.words !== key,
      second: secondSubtitles === 'asked' && asked.second !== key,
    },
    show: (which) => setAsked((before) => ({ ...before, [which]: key })),
  };
}
