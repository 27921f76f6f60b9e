import { useState } from 'react';

import type { WatchSettings } from '../../../lib/settings/use-reader-settings.ts';

/** What waits until it is asked for: the subtitles and the second ones. It shows until something else is on show. */
export function useAsked(
  { subtitles, secondSubtitles }: Pick<WatchSettings, 'subtitles' | 'secondSubtitles'>,
  /** Key of what is on show. */
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
