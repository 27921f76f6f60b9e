import type { MediaLimits } from './media-limits.ts';
import { MediaProblem, type MediaInfo } from './media-tools.ts';

/** Answers what it gets, or throws MediaProblem where that is too long, too large, or nothing at all. */
export function checkLimits(info: MediaInfo, { durationMs, pictureSide }: MediaLimits): MediaInfo {
  if (info.durationMs <= 0) throw new MediaProblem('video_damaged', 'nothing to play');
  if (info.durationMs > durationMs) throw new MediaProblem('video_too_long');
  if (info.video && Math.max(info.video.width, info.video.height) > pictureSide) {
    throw new MediaProblem('video_too_large_picture');
  }
  return info;
}
