import { useEffect } from 'react';

import type { Player } from '../../../lib/player/player.ts';

/** What is looked at stays while the video rests; whoever plays on is done with it. */
export function useClearOnPlay(player: Player, clear: () => void): void {
  useEffect(() => {
    let was = player.read().playing;
    return player.subscribe(() => {
      const { playing: runs } = player.read();
      if (runs && !was) clear();
      was = runs;
    });
  }, [player, clear]);
}
