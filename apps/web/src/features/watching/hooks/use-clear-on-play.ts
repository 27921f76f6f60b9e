import { useEffect } from 'react';

import type { Player } from '@/domain/player/player.ts';

/** Clears the selected word when the user resumes the video. */
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
