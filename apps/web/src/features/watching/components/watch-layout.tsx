import { ActionIcon, Loader } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { VideoOverlay } from '@/domain/player/video-view.tsx';
import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-settings.ts';
import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import type { Playback } from '../hooks/use-sentence-player.ts';
import classes from './watch-layout.module.css';
import wordMarks from '@/domain/words/in-text/words.module.css';

/** Whether the video fills its part of the page, the window, or the screen. */
export type ViewMode = 'page' | 'window' | 'screen';

/**
 * View mode of the watch page. Full screen applies to the page rather than the video, so that subtitles, panels and
 * messages stay visible. Where unsupported, the page fills the window.
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
      // Rejected or unsupported: fills the window instead.
      void document.documentElement.requestFullscreen?.().catch(() => setViewMode('window'));
    } else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
  return { viewMode, toggle };
}

/** Milliseconds without pointer movement after which the controls hide in full screen. */
const hideDelay = 2500;

/** Grid layout of the watch page; its children name their grid areas. */
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
  const frame = useRef<HTMLDivElement>(null);
  const [controlsHidden, setControlsHidden] = useState(false);
  useEffect(() => {
    const element = frame.current;
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
      ref={frame}
      className={`${classes.frame} ${wordMarks.marks}`}
      data-marks={settings.marks}
      data-view-mode={viewMode}
      data-controls-hidden={controlsHidden || undefined}
      style={{ '--chosen-size': `${settings.subtitleSize}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** A link back to the library, the title, and whether newer subtitles are being prepared. */
export function WatchHeader({
  title,
  language,
  preparing,
}: {
  title: string;
  language: string;
  preparing: boolean;
}) {
  const { t } = useTranslation('watch');
  return (
    <header className={classes.header}>
      <ActionIcon
        component={Link}
        to="/videos"
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('back')}
      >
        <IconArrowLeft className="mirrored" size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className={classes.title} lang={language} dir="auto">
        {title}
      </h1>
      {preparing && (
        <p className={classes.note} role="status">
          <Loader size={12} color="gray" aria-hidden="true" />
          {t('newer')}
        </p>
      )}
    </header>
  );
}

/** The video frame: a click plays or pauses, a double tap on a side goes one sentence back or forward. */
export function Screen({
  playback,
  width,
  height,
  onFull,
  children,
}: {
  playback: Playback | undefined;
  /** Video size in pixels; null if unknown. */
  width: number | null;
  height: number | null;
  onFull: () => void;
  /** The video. */
  children: ReactNode;
}) {
  return (
    <div
      className={classes.screen}
      style={{ '--aspect-ratio': (width ?? 16) / (height ?? 9) } as CSSProperties}
    >
      <div className={classes.box}>
        {children}
        {playback && (
          <VideoOverlay player={playback.player} onStep={playback.sentencePlayer.step} onFull={onFull} />
        )}
      </div>
    </div>
  );
}
