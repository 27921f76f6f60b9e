import type { CSSProperties, ReactNode } from 'react';

import { Cover } from '@/domain/player/cover.tsx';
import type { Playing } from '../hooks/use-conductor.ts';
import classes from './screen.module.css';

/** The video frame: a click plays or pauses, a double tap on a side goes one sentence back or forward. */
export function Screen({
  playing,
  width,
  height,
  onFull,
  children,
}: {
  playing: Playing | undefined;
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
      style={{ '--picture-ratio': (width ?? 16) / (height ?? 9) } as CSSProperties}
    >
      <div className={classes.box}>
        {children}
        {playing && <Cover player={playing.player} onStep={playing.conductor.step} onFull={onFull} />}
      </div>
    </div>
  );
}
