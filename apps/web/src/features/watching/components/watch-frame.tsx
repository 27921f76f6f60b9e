import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-reader-settings.ts';
import marking from '@/domain/words/in-text/words.module.css';
import type { Playing } from '../hooks/use-conductor.ts';
import type { Extent } from '../hooks/use-full-window.ts';
import classes from './watch-frame.module.css';

/** Milliseconds without pointer movement after which the controls hide in full screen. */
const rest = 2500;

/** Grid layout of the watch page; its children name their grid areas. */
export function WatchFrame({
  settings,
  extent,
  playing,
  children,
}: {
  settings: ReaderSettings & WatchSettings;
  extent: Extent;
  playing: Playing | undefined;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const own = frame.current;
    if (!own || extent !== 'screen') return setQuiet(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      clearTimeout(timer);
      setQuiet(false);
      timer = setTimeout(() => setQuiet(playing?.player.read().playing ?? false), rest);
    };
    stir();
    const stop = playing?.player.subscribe(() => {
      if (!playing.player.read().playing) setQuiet(false);
    });
    const controller = new AbortController();
    const { signal } = controller;
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
      own.addEventListener(event, stir, { signal });
    }
    return () => {
      clearTimeout(timer);
      stop?.();
      controller.abort();
    };
  }, [extent, playing]);
  return (
    <div
      ref={frame}
      className={`${classes.frame} ${marking.marks}`}
      data-marks={settings.marks}
      data-extent={extent}
      data-quiet={quiet || undefined}
      style={{ '--chosen-size': `${settings.subtitleSize}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}
