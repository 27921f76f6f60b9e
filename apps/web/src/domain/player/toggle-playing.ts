import type { Player } from './player.ts';

export function togglePlaying(player: Player): void {
  if (player.read().playing) player.pause();
  else player.play();
}
