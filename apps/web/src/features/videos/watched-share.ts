import type { VideoCard } from '@glossa/contract/videos';

/** The end of most videos contains only credits and music. */
const finished = 0.95;

/** Returns how far a video was watched, from 0 to 1; 1 when only its last part is left. */
export function watchedShare({ position, duration }: Pick<VideoCard, 'position' | 'duration'>): number {
  if (duration === null || duration <= 0) return 0;
  const share = Math.min(1, Math.max(0, position / duration));
  return share >= finished ? 1 : share;
}
