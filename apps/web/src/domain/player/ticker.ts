import type { Player } from './player.ts';

/** Receives the time of a video: on every frame while it plays, and on every other change. */
export type Listener = (now: number) => void;

/** Calls `listener` with the time in milliseconds. Hidden pages get only the player's events, no frames. */
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
