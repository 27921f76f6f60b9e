import { useEffect, useRef } from 'react';

import type { Player } from '@/domain/player/player.ts';
import { watchTime } from '@/domain/player/ticker.ts';
import type { Cue } from '../model/cue-list.ts';

/** Milliseconds by which a seek may be off. */
const slack = 500;

/** Plays one cue and pauses at its end. */
export function usePlayCue(player: Player | undefined, shift: number): (cue: Cue) => void {
  const stretch = useRef<{ from: number; to: number }>(undefined);
  useEffect(
    () =>
      player &&
      watchTime(player, (now) => {
        const { from, to } = stretch.current ?? { from: 0, to: Number.POSITIVE_INFINITY };
        if (now < from - slack || now > to + slack) stretch.current = undefined;
        else if (now >= to) {
          stretch.current = undefined;
          player.pause();
        }
      }),
    [player],
  );
  return ({ start, end }) => {
    if (!player) return;
    const from = Math.max(0, start + shift);
    player.seek(from);
    stretch.current = { from, to: end + shift };
    player.play();
  };
}
