import { useRef } from 'react';
import type { PointerEvent } from 'react';

import type { Player } from '@/domain/player/player.ts';

/**
 * Pauses the video while the mouse is over its subtitles and resumes it afterwards, unless a word is open. Returns the
 * event handlers.
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
