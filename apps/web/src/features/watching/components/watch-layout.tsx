import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-settings.ts';
import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import type { Playback } from '../hooks/use-sentence-player.ts';
import classes from './watch-layout.module.css';
import wordMarks from '@/domain/words/in-text/words.module.css';

/** What the video fills: its area of the page, the window, or the whole screen. */
export type ViewMode = 'page' | 'window' | 'screen';

/**
 * Manages the view mode of the watch page. Full screen applies to the page rather than the video, so that subtitles,
 * panels and messages stay visible. Where full screen isn't supported, the page fills the window.
 */
export function useViewMode(): { viewMode: ViewMode; toggle: (mode: 'window' | 'screen') => void } {
  const [viewMode, setViewMode] = useState<ViewMode>('page');
  useHiddenShell(viewMode === 'page' ? 'phones' : 'all');
  useEffect(() => {
    const onFullscreenChange = () => {
      if (!document.fullscreenElement) setViewMode((previous) => (previous === 'screen' ? 'page' : previous));
    };
    document.addEventListener('fullscreenchange', onFullscreenChange);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreenChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const toggle = (mode: 'window' | 'screen') => {
    const next = viewMode === mode ? 'page' : mode;
    setViewMode(next);
    if (next === 'screen') {
      // If full screen is rejected or unsupported, fill the window instead.
      void document.documentElement.requestFullscreen?.().catch(() => setViewMode('window'));
    } else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
  return { viewMode, toggle };
}

/** Milliseconds without pointer movement after which the controls hide in full screen. */
const hideDelay = 2500;

/** Grid layout of the watch page. Its children specify their grid areas. */
export function WatchLayout({
  settings,
  viewMode,
  playback,
  children,
}: {
  settings: ReaderSettings & WatchSettings;
  viewMode: ViewMode;
  playback: Playback | undefined;
  children: ReactNode;
}) {
  const layout = useRef<HTMLDivElement>(null);
  const [controlsHidden, setControlsHidden] = useState(false);
  useEffect(() => {
    const element = layout.current;
    if (!element || viewMode !== 'screen') return setControlsHidden(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onActivity = () => {
      clearTimeout(timer);
      setControlsHidden(false);
      timer = setTimeout(() => setControlsHidden(playback?.player.read().playing ?? false), hideDelay);
    };
    onActivity();
    const stop = playback?.player.subscribe(() => {
      if (!playback.player.read().playing) setControlsHidden(false);
    });
    const controller = new AbortController();
    const { signal } = controller;
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
      element.addEventListener(event, onActivity, { signal });
    }
    return () => {
      clearTimeout(timer);
      stop?.();
      controller.abort();
    };
  }, [viewMode, playback]);
  return (
    <div
      ref={layout}
      className={`${classes.layout} ${wordMarks.marks}`}
      data-marks={settings.marks}
      data-view-mode={viewMode}
      data-controls-hidden={controlsHidden || undefined}
      style={{ '--chosen-size': `${settings.subtitleSize}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}
