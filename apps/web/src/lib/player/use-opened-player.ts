import { useCallback, useState } from 'react';

import { keepChoices } from './kept-choices.ts';
import type { Player } from './player.ts';

/** The player of a picture once there is one; `open` takes it, and answers how to let go of it. */
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
