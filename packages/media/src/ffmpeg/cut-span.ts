import { MediaError, type MediaInfo } from '../media-tools.ts';
import { holdsBytes } from './holds-bytes.ts';
import { inputArguments } from './input-arguments.ts';
import { jpegArguments } from './jpeg-arguments.ts';
import { probe } from './probe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import type { Toolbox } from './toolbox.ts';

interface Cut {
  path: string;
  out: string;
  signal?: AbortSignal | undefined;
}

const mostWidth = 640;
/** A user is waiting, so this runs before conversions but after other requests. */
const awaited = 5;
const nicenessOf = ({ limits }: Toolbox) => Math.min(awaited, limits.niceness);
const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** Implements `MediaTools.cutAudio`. */
export async function cutAudio(
  toolbox: Toolbox,
  { path, out, startMs, endMs, signal }: Cut & { startMs: number; endMs: number },
): Promise<void> {
  const isMp3 = out.endsWith('.mp3');
  if (isMp3 && !toolbox.hasMp3) throw new MediaError('ffmpeg_missing', 'without libmp3lame');
  const info = await probe(toolbox, path, signal);
  if (!info.audio) throw new MediaError('no_audio');
  await runFfmpeg(toolbox, {
    args: [
      ['-ss', seconds(startMs), '-t', seconds(endMs - startMs)],
      input(toolbox, path, info),
      ['-map', `0:${info.audio.stream}`, '-map_metadata', '-1', '-ac', '1', '-b:a', '96k'],
      isMp3 ? ['-c:a', 'libmp3lame', '-f', 'mp3'] : ['-c:a', 'aac', '-movflags', '+faststart', '-f', 'ipod'],
      [`file:${out}`],
    ],
    timeLimitMs: toolbox.limits.lookMs,
    niceness: nicenessOf(toolbox),
    signal,
  });
}

/** Implements `MediaTools.cutBeginning`. */
export async function cutBeginning(
  toolbox: Toolbox,
  { path, out, lengthMs, signal }: Cut & { lengthMs: number },
): Promise<void> {
  const info = await probe(toolbox, path, signal);
  if (!info.video) throw new MediaError('not_a_video', 'no picture');
  await runFfmpeg(toolbox, {
    args: [
      ['-t', seconds(lengthMs)],
      input(toolbox, path, info),
      ['-map', `0:${info.video.stream}`],
      info.audio ? ['-map', `0:${info.audio.stream}`] : [],
      ['-map_metadata', '-1', '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4', `file:${out}`],
    ],
    timeLimitMs: toolbox.limits.lookMs,
    niceness: toolbox.limits.niceness,
    signal,
  });
}

/** Implements `MediaTools.takeFrame`. */
export async function takeFrame(
  toolbox: Toolbox,
  { path, out, atMs, signal }: Cut & { atMs: number },
): Promise<void> {
  const info = await probe(toolbox, path, signal);
  if (!info.video) throw new MediaError('not_a_video', 'no picture');
  for (const place of [
    ['-ss', seconds(atMs)],
    ['-sseof', '-5'], // the audio may be longer than the video
  ]) {
    await runFfmpeg(toolbox, {
      args: [
        place,
        input(toolbox, path, info),
        ['-map', `0:${info.video.stream}`, '-vf', `scale=w='min(${mostWidth},iw*sar)':h=-2,setsar=1`],
        jpegArguments(out),
      ],
      timeLimitMs: toolbox.limits.lookMs,
      niceness: nicenessOf(toolbox),
      signal,
    });
    if (await holdsBytes(out)) return;
  }
  throw new MediaError('video_damaged', 'no picture to show');
}

const input = ({ limits, threads }: Toolbox, path: string, { container }: MediaInfo): string[] => [
  '-threads',
  String(threads),
  ...inputArguments({ path, container }, limits),
];
