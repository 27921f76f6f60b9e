import { useEffect, useState } from 'react';

import { useQuietShell } from '../../../lib/shell/use-quiet-shell.ts';

/** How much of the window, or of the screen, the video has. */
export type Extent = 'page' | 'window' | 'screen';

/**
 * The extent of the watch page. On the whole screen it is the page itself that is shown, not the video alone, so that
 * subtitles, panels and messages stay; where a device cannot do that, the page has the window to itself.
 */
export function useFullWindow(): { extent: Extent; toggle: (extent: 'window' | 'screen') => void } {
  const [extent, setExtent] = useState<Extent>('page');
  useQuietShell(extent === 'page' ? 'phones' : 'all');
  useEffect(() => {
    const heard = () => {
      if (!document.fullscreenElement) setExtent((before) => (before === 'screen' ? 'page' : before));
    };
    document.addEventListener('fullscreenchange', heard);
    return () => {
      document.removeEventListener('fullscreenchange', heard);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const toggle = (wanted: 'window' | 'screen') => {
    const next = extent === wanted ? 'page' : wanted;
    setExtent(next);
    if (next === 'screen') {
      // Refused, or unknown to this browser: the page has the window then.
      void document.documentElement.requestFullscreen?.().catch(() => setExtent('window'));
    } else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
  return { extent, toggle };
}
