import { useRef } from 'react';
import type { PointerEvent } from 'react';

import type { Player } from '../../../lib/player/player.ts';

/**
 * The video rests while the mouse is on its subtitles, and goes on when it leaves them, unless a word is looked at. Answers
 * the handlers of their element.
 */
export function useHoverPause(player: Player, on: boolean, busy: boolean) {
  const rested = useRef(false);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      rested.current = on && pointerType === 'mouse' && player.read().playing;
      if (rested.current) player.pause();
    },
    onPointerLeave: () => {
      if (rested.current && !busy && !player.read().playing) player.play();
      rested.current = false;
    },
  };
}
