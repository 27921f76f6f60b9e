import type { MediaLimits } from './media-limits.ts';
import { MediaError, type MediaInfo } from './media-tools.ts';

/**
 * Returns `info` unchanged.
 *
 * @throws {MediaError} when there is nothing to play, or when the duration or frame size exceeds the limits
 */
export function checkLimits(info: MediaInfo, { durationMs, frameSide }: MediaLimits): MediaInfo {
  if (info.durationMs <= 0) throw new MediaError('video_damaged', 'nothing to play');
  if (info.durationMs > durationMs) throw new MediaError('video_too_long');
  if (info.video && Math.max(info.video.width, info.video.height) > frameSide) {
    throw new MediaError('video_too_large_picture');
  }
  return info;
}
