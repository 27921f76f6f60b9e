import { useCallback, useState, useSyncExternalStore } from 'react';

import { applyPlaybackPreferences } from './playback-preferences.ts';
import type { Player, PlayerState } from './player.ts';

/** Returns the player's state; renders again when it changes. */
export const usePlayer = (player: Player): PlayerState => useSyncExternalStore(player.subscribe, player.read);

/** Returns the player once a video view has created one. `attach` receives it, and returns a cleanup function. */
export function useAttachedPlayer(): { player: Player | undefined; attach: (player: Player) => () => void } {
  const [player, setPlayer] = useState<Player>();
  const attach = useCallback((attached: Player) => {
    const stop = applyPlaybackPreferences(attached);
    setPlayer(attached);
    return () => {
      stop();
      attached.dispose();
      setPlayer(undefined);
    };
  }, []);
  return { player, attach };
}
