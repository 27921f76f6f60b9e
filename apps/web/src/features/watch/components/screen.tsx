import type { CSSProperties, ReactNode } from 'react';

import { Cover } from '../../../lib/player/cover.tsx';
import type { Playing } from '../hooks/use-conductor.ts';
import classes from './screen.module.css';

/** The box of the picture: a click plays or rests, two taps at a side go a sentence back or on. */
export function Screen({
  playing,
  width,
  height,
  onFull,
  children,
}: {
  playing: Playing | undefined;
  /** Pixels of the picture; null when they are not known. */
  width: number | null;
  height: number | null;
  onFull: () => void;
  /** The picture. */
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
