import type { VideoCard } from '@glossa/contract/videos';

/** The end of most videos holds names and music only. */
const finished = 0.95;

/** How far a video was watched, 0 to 1; 1 as soon as only its last bit is left. */
export function watchedShare({ position, duration }: Pick<VideoCard, 'position' | 'duration'>): number {
  if (duration === null || duration <= 0) return 0;
  const share = Math.min(1, Math.max(0, position / duration));
  return share >= finished ? 1 : share;
}
