import { MediaError, type MediaInfo } from '../media-tools.ts';
import { isNonEmptyFile } from './is-non-empty-file.ts';
import { inputArguments } from './input-arguments.ts';
import { jpegArguments } from './jpeg-arguments.ts';
import { probe } from './probe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import type { Toolbox } from './toolbox.ts';

interface SpanCut {
  path: string;
  out: string;
  signal?: AbortSignal | undefined;
}

const maxWidth = 640;
/** A user is waiting, so these tools have a higher priority than conversions, but a lower one than the server. */
const interactiveNiceness = 5;
const capNiceness = ({ limits }: Toolbox) => Math.min(interactiveNiceness, limits.niceness);
const formatSeconds = (ms: number) => (ms / 1000).toFixed(3);

/**
 * Returns the arguments that write an MP3 or M4A, depending on the extension.
 * @throws {MediaError} ffmpeg_missing when ffmpeg can't encode MP3
 */
function audioArguments({ hasMp3 }: Toolbox, out: string): string[] {
  if (!out.endsWith('.mp3')) return ['-c:a', 'aac', '-movflags', '+faststart', '-f', 'ipod'];
  if (!hasMp3) throw new MediaError('ffmpeg_missing', 'without libmp3lame');
  return ['-c:a', 'libmp3lame', '-f', 'mp3'];
}

/** Implements `MediaTools.cutAudio`. */
export async function cutAudio(
  toolbox: Toolbox,
  { path, out, startMs, endMs, signal }: SpanCut & { startMs: number; endMs: number },
): Promise<void> {
  const encoder = audioArguments(toolbox, out);
  const info = await probe(toolbox, path, signal);
  if (!info.audio) throw new MediaError('no_audio');
  await runFfmpeg(toolbox, {
    args: [
      ['-ss', formatSeconds(startMs), '-t', formatSeconds(endMs - startMs)],
      input(toolbox, path, info),
      ['-map', `0:${info.audio.stream}`, '-map_metadata', '-1', '-ac', '1', '-b:a', '96k'],
      encoder,
      [`file:${out}`],
    ],
    timeLimitMs: toolbox.limits.probeTimeoutMs,
    niceness: capNiceness(toolbox),
    signal,
  });
}

/** Implements `MediaTools.compressSpeech`. */
export const compressSpeech = async (toolbox: Toolbox, { path, out, signal }: SpanCut): Promise<void> => {
  await runFfmpeg(toolbox, {
    args: [
      inputArguments({ path, container: 'wav' }, toolbox.limits),
      ['-map_metadata', '-1', '-ac', '1', '-b:a', '64k'],
      audioArguments(toolbox, out),
      [`file:${out}`],
    ],
    timeLimitMs: toolbox.limits.probeTimeoutMs,
    niceness: capNiceness(toolbox),
    signal,
  });
};

/** Implements `MediaTools.cutBeginning`. */
export async function cutBeginning(
  toolbox: Toolbox,
  { path, out, lengthMs, signal }: SpanCut & { lengthMs: number },
): Promise<void> {
  const info = await probe(toolbox, path, signal);
  if (!info.video) throw new MediaError('not_a_video', 'no video track');
  await runFfmpeg(toolbox, {
    args: [
      ['-t', formatSeconds(lengthMs)],
      input(toolbox, path, info),
      ['-map', `0:${info.video.stream}`],
      info.audio ? ['-map', `0:${info.audio.stream}`] : [],
      ['-map_metadata', '-1', '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4', `file:${out}`],
    ],
    timeLimitMs: toolbox.limits.probeTimeoutMs,
    niceness: toolbox.limits.niceness,
    signal,
  });
}

/** Implements `MediaTools.takeFrame`. */
export async function takeFrame(
  toolbox: Toolbox,
  { path, out, atMs, signal }: SpanCut & { atMs: number },
): Promise<void> {
  const info = await probe(toolbox, path, signal);
  if (!info.video) throw new MediaError('not_a_video', 'no video track');
  for (const position of [
    ['-ss', formatSeconds(atMs)],
    ['-sseof', '-5'], // If the audio is longer than the video, take the last frame.
  ]) {
    await runFfmpeg(toolbox, {
      args: [
        position,
        input(toolbox, path, info),
        ['-map', `0:${info.video.stream}`, '-vf', `scale=w='min(${maxWidth},iw*sar)':h=-2,setsar=1`],
        jpegArguments(out),
      ],
      timeLimitMs: toolbox.limits.probeTimeoutMs,
      niceness: capNiceness(toolbox),
      signal,
    });
    if (await isNonEmptyFile(out)) return;
  }
  throw new MediaError('video_damaged', 'no frame to show');
}

const input = ({ limits, threads }: Toolbox, path: string, { container }: MediaInfo): string[] => [
  '-threads',
  String(threads),
  ...inputArguments({ path, container }, limits),
];
