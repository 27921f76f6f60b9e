import { useEffect, useState } from 'react';

import { useQuietShell } from '@/lib/shell/use-quiet-shell.ts';

/** Whether the video fills its part of the page, the window, or the screen. */
export type Extent = 'page' | 'window' | 'screen';

/**
 * Extent of the watch page. Full screen applies to the page rather than the video, so that subtitles, panels and
 * messages stay visible. Where unsupported, the page fills the window.
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
      // Rejected or unsupported: fills the window instead.
      void document.documentElement.requestFullscreen?.().catch(() => setExtent('window'));
    } else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
  return { extent, toggle };
}
