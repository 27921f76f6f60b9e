import type { Player } from './player.ts';

/** Has a video play, or rest. */
export function togglePlaying(player: Player): void {
  if (player.read().playing) player.pause();
  else player.play();
}
