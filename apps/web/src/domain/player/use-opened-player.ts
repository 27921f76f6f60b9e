import { useCallback, useState } from 'react';

import { keepChoices } from './kept-choices.ts';
import type { Player } from './player.ts';

/** Returns the player once a picture has opened one. `open` receives it, and returns a cleanup function. */
export function useOpenedPlayer(): { player: Player | undefined; open: (player: Player) => () => void } {
  const [player, setPlayer] = useState<Player>();
  const open = useCallback((opened: Player) => {
    const stop = keepChoices(opened);
    setPlayer(opened);
    return () => {
      stop();
      opened.dispose();
      setPlayer(undefined);
    };
  }, []);
  return { player, open };
}
