import { MediaError, type MediaInfo } from '../media-tools.ts';
import { isNonEmptyFile } from './is-non-empty-file.ts';
import { inputArguments } from './input-arguments.ts';
import { jpegArguments } from './jpeg-arguments.ts';
import { createVideoFilters } from './video-arguments.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import type { Toolbox } from './toolbox.ts';

const maxWidth = 960;
/** Latest start of the search, in seconds: after the opening titles, but still early in the video. */
const maxStartSeconds = 20;
const searchSeconds = 90;
/** Minimum average brightness, from 16 (black) to 235 (white). White titles on black stay below it. */
const minBrightness = 40;

/** Implements `MediaTools.makePoster`. */
export async function makePoster(
  toolbox: Toolbox,
  {
    path,
    out,
    info,
    signal,
  }: { path: string; out: string; info: MediaInfo; signal?: AbortSignal | undefined },
): Promise<void> {
  const { video, durationMs } = info;
  if (!video) throw new MediaError('not_a_video', 'no video track');
  const start = Math.min(maxStartSeconds, durationMs / 10_000).toFixed(3);
  // Decode only keyframes, so that searching 90 seconds is as fast as searching one.
  const fast = ['-skip_frame', 'nokey', '-noaccurate_seek', '-ss', start, '-t', String(searchSeconds)];
  const attempts = [
    [fast, `signalstats,metadata=select:key=lavfi.signalstats.YAVG:value=${minBrightness}:function=greater`],
    [fast, 'thumbnail=20'], // If all frames are dark, use the most distinctive one.
    [['-t', '5'], 'thumbnail=100'], // If no keyframe was found, search all frames of the first five seconds.
  ] as const;
  for (const [position, choice] of attempts) {
    await runFfmpeg(toolbox, {
      args: [
        [...position, '-threads', String(toolbox.threads)],
        inputArguments({ path, container: info.container }, toolbox.limits),
        ['-map', `0:${video.stream}`],
        ['-vf', `${createVideoFilters(toolbox, video, scaleToPoster(video))},${choice},setpts=N`],
        jpegArguments(out),
      ],
      timeLimitMs: toolbox.limits.probeTimeoutMs,
      signal,
    });
    if (await isNonEmptyFile(out)) return;
  }
  throw new MediaError('video_damaged', 'no frame to show');
}

function scaleToPoster({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const share = Math.min(1, maxWidth / width);
  const scaleSide = (length: number) => Math.max(1, Math.round(length * share));
  return { width: scaleSide(width), height: scaleSide(height) };
}
