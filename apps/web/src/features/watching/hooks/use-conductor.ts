import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { keepChoices } from '@/domain/player/kept-choices.ts';
import { createConductor } from '../model/conductor.ts';
import type { Conductor, Place, Score } from '../model/conductor.ts';
import type { Player } from '@/domain/player/player.ts';

/** A player with its conductor. */
export interface Playing {
  player: Player;
  conductor: Conductor;
}

/** Follows the player once it exists. `open` receives the player and returns a cleanup function. */
export function useConductor(score: Score): {
  playing: Playing | undefined;
  open: (player: Player) => () => void;
} {
  const latest = useRef(score);
  const [playing, setPlaying] = useState<Playing>();
  useLayoutEffect(() => {
    latest.current = score;
  });
  const open = useCallback((player: Player) => {
    const conductor = createConductor(player, () => latest.current);
    const stop = keepChoices(player);
    setPlaying({ player, conductor });
    return () => {
      stop();
      conductor.dispose();
      player.dispose();
      setPlaying(undefined);
    };
  }, []);
  useEffect(() => playing?.conductor.refresh(), [playing, score.track, score.shift]);
  return { playing, open };
}

/** Subscribes to the learner's current place. */
export const usePlace = ({ conductor }: Playing): Place =>
  useSyncExternalStore(conductor.subscribe, conductor.read);
