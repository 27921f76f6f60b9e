import { stat } from 'node:fs/promises';

import { isVideoCompatible, isAudioCompatible } from '../fits-mp4.ts';
import { MediaError, type AudioStream, type MediaInfo, type OnProgress } from '../media-tools.ts';
import { inputArguments } from './input-arguments.ts';
import { createVideoArguments } from './video-arguments.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import type { Toolbox } from './toolbox.ts';

interface Work {
  path: string;
  out: string;
  info: MediaInfo;
  maxHeight: number;
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/** Implements `MediaTools.makeMp4`. */
export async function makeMp4(
  toolbox: Toolbox,
  { path, out, info, maxHeight, signal, onProgress }: Work,
): Promise<{ copied: boolean }> {
  const { video, audio, durationMs } = info;
  if (!video) throw new MediaError('not_a_video', 'no video track');
  const copies = { picture: isVideoCompatible(info, maxHeight), sound: isAudioCompatible(info) };
  if (!copies.picture && !toolbox.hasX264) throw new MediaError('ffmpeg_missing', 'without libx264');
  const { limits, threads } = toolbox;
  const maxBytes = getMaxOutputBytes(info);
  await runFfmpeg(toolbox, {
    args: [
      ['-threads', String(threads)],
      inputArguments({ path, container: info.container }, limits),
      ['-map', `0:${video.stream}`, ...(audio ? ['-map', `0:${audio.stream}`] : [])],
      // For privacy, drop a camera's metadata, such as its owner and location. The rotation is kept.
      ['-map_metadata', '-1', '-map_chapters', '-1'],
      copies.picture ? ['-c:v', 'copy'] : createVideoArguments(toolbox, video, maxHeight),
      audio ? (copies.sound ? ['-c:a', 'copy'] : createAudioArguments(audio)) : [],
      ['-max_muxing_queue_size', '4096', '-fs', String(maxBytes)],
      ['-movflags', '+faststart', '-f', 'mp4', `file:${out}`],
    ],
    out,
    timeLimitMs: limits.probeTimeoutMs + durationMs * limits.workFactor,
    niceness: limits.niceness,
    durationMs,
    signal,
    onProgress,
  });
  const { size } = await stat(out);
  if (size >= maxBytes) throw new MediaError('video_damaged', 'output too large');
  return { copied: copies.picture && (copies.sound || !audio) };
}

/** Encodes AAC and keeps it in sync with the video even where the recording has gaps. */
function createAudioArguments({ channels }: AudioStream): string[] {
  const count = Math.min(2, channels);
  return [
    ['-af', 'aresample=async=1:first_pts=0'],
    ['-c:a', 'aac', '-ac', String(count), '-ar', '48000', '-b:a', `${count * 80}k`],
  ].flat();
}

/** Returns the maximum size of the result in bytes: 50 Mbit/s or twice the input, about ten times any sensible size. */
function getMaxOutputBytes({ bytes, durationMs }: MediaInfo): number {
  return Math.round(Math.max(bytes * 2, (durationMs / 1000) * 6_250_000) + 16 * 1024 ** 2);
}
