import { shorterSide } from '../fits-mp4.ts';
import type { VideoStream } from '../media-tools.ts';
import type { Toolbox } from './toolbox.ts';

const maxFrameRate = 60;
/** Maximum bits per second per pixel: 4.6 Mbit/s for 720p. */
const maxBitsPerPixel = 5;

// HDR to BT.709 via linear light: https://ffmpeg.org/ffmpeg-filters.html#tonemap-1
const toneMap =
  'zscale=pin=bt2020:min=bt2020nc:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

/**
 * Returns filters that make a video play well on any screen: they deinterlace it, limit its frame rate, scale it to the
 * given size with square pixels, and tone-map HDR to SDR.
 */
export function createVideoFilters(
  { hasToneMapping }: Pick<Toolbox, 'hasToneMapping'>,
  video: VideoStream,
  { width, height }: { width: number; height: number },
): string {
  return [
    video.isInterlaced && 'yadif=deint=interlaced',
    // Drop frames above the limit but never duplicate any, since declared frame rates are often wrong.
    video.frameRate > maxFrameRate * 1.02 &&
      `select=isnan(prev_selected_t)+gte(t-prev_selected_t\\,${0.95 / maxFrameRate})`,
    `scale=${width}:${height}`,
    video.isHdr && hasToneMapping && toneMap,
    'setsar=1',
    'format=yuv420p',
  ]
    .filter(Boolean)
    .join(',');
}

/** Returns arguments for H.264 with a keyframe at least every two seconds, so that players can seek to sentences. */
export function createVideoArguments(toolbox: Toolbox, video: VideoStream, maxHeight: number): string[] {
  const size = sizeWithin(video, maxHeight);
  const rate = Math.max(500_000, size.width * size.height * maxBitsPerPixel);
  return [
    ['-vf', createVideoFilters(toolbox, video, size)],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-profile:v', 'high'],
    ['-maxrate', String(rate), '-bufsize', String(rate * 2)],
    // Keep the duration of each frame, so that a slide show's frames aren't repeated 60 times per second.
    ['-fps_mode', 'vfr'],
    ['-force_key_frames', 'expr:gte(t,n_forced*2)'],
    ['-threads:v', String(toolbox.threads)],
  ].flat();
}

/** Returns a frame size no larger than the video's. Sides are even, as H.264 requires. */
function sizeWithin(video: VideoStream, maxHeight: number): { width: number; height: number } {
  const share = Math.min(1, maxHeight / shorterSide(video));
  const roundToEven = (side: number) => Math.max(2, 2 * Math.round((side * share) / 2));
  return { width: roundToEven(video.width), height: roundToEven(video.height) };
}
