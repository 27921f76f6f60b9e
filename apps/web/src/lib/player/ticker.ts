import type { Player } from './player.ts';

/** Hears where a video stands: with every picture while it plays, and whenever something else changes. */
export type Listener = (now: number) => void;

/** Calls `listener` with the time in milliseconds. Hidden pages get no pictures, but still what the player tells. */
export function watchTime(player: Player, listener: Listener): () => void {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    listener(player.now());
    if (player.read().playing) frame = requestAnimationFrame(look);
  };
  const stop = player.subscribe(look);
  look();
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
