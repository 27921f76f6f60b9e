import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { applyPlaybackPreferences } from '@/domain/player/playback-preferences.ts';
import type { Player } from '@/domain/player/player.ts';
import { createSentencePlayer } from '../model/sentence-player.ts';
import type { SentencePlayer, SentenceState, SentencePlayerInput } from '../model/sentence-player.ts';

/** A player and the sentence player that follows it. */
export interface Playback {
  player: Player;
  sentencePlayer: SentencePlayer;
}

/**
 * Creates the sentence player as soon as the player exists. `attach` receives the player and returns a cleanup
 * function.
 */
export function useSentencePlayer(input: SentencePlayerInput): {
  playback: Playback | undefined;
  attach: (player: Player) => () => void;
} {
  const latest = useRef(input);
  const [playback, setPlaying] = useState<Playback>();
  useLayoutEffect(() => {
    latest.current = input;
  });
  const attach = useCallback((player: Player) => {
    const sentencePlayer = createSentencePlayer(player, () => latest.current);
    const stop = applyPlaybackPreferences(player);
    setPlaying({ player, sentencePlayer });
    return () => {
      stop();
      sentencePlayer.dispose();
      player.dispose();
      setPlaying(undefined);
    };
  }, []);
  useEffect(() => playback?.sentencePlayer.refresh(), [playback, input.track, input.shift]);
  return { playback, attach };
}

/** Subscribes to the learner's current position. */
export const useSentenceState = ({ sentencePlayer }: Playback): SentenceState =>
  useSyncExternalStore(sentencePlayer.subscribe, sentencePlayer.read);
