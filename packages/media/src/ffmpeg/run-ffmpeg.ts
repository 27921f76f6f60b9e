import { stat } from 'node:fs/promises';

import type { OnProgress } from '../media-tools.ts';
import { runTool } from '../process/run-tool.ts';
import { mediaErrorFromEnd } from './media-error-from-end.ts';
import { readProgress } from './read-progress.ts';
import type { Toolbox } from './toolbox.ts';

const baseArguments = ['-hide_banner', '-nostdin', '-v', 'error', '-y'];

/** A run of ffmpeg and its limits. */
export interface FfmpegRun {
  /** Groups of arguments, appended to the common ones. */
  args: string[][];
  /** The output file, watched for progress. */
  out?: string;
  timeLimitMs: number;
  /** 0 to 19. */
  niceness?: number;
  /** Expected duration of the output, for calculating progress. */
  durationMs?: number;
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
  onErrorLine?: (line: string) => void;
}

/**
 * Runs ffmpeg. Returns the duration of the output in milliseconds.
 *
 * @throws {MediaError} when it fails
 */
export async function runFfmpeg(
  { ffmpeg, limits, log }: Toolbox,
  { args, out, timeLimitMs, niceness = 0, durationMs, signal, onProgress, onErrorLine }: FfmpegRun,
): Promise<{ writtenMs: number }> {
  const progress = readProgress((ms) => {
    if (durationMs) onProgress?.(Math.min(1, ms / durationMs));
  });
  const [command, ...wrapped] = ffmpeg;
  const end = await runTool(
    [command, ...wrapped, ...baseArguments, '-progress', 'pipe:1', '-stats_period', '0.5', ...args.flat()],
    {
      timeLimitMs,
      niceness,
      // Also watch the file, because ffmpeg reports no progress while it moves an MP4's index to the front.
      watch: {
        stallMs: limits.stallMs,
        progressMarker: async () => `${progress.progressMarker()} ${await readFileState(out)}`,
      },
      signal,
      onLine: progress.read,
      ...(onErrorLine && { onErrorLine }),
    },
  );
  const problem = mediaErrorFromEnd(end);
  if (!problem) return { writtenMs: progress.writtenMs() };
  log.warn(
    { code: problem.code, exit: end.code, killedBy: end.killedBy, errors: end.errors },
    'ffmpeg failed',
  );
  throw problem;
}

async function readFileState(path: string | undefined): Promise<string> {
  if (path === undefined) return '';
  const { mtimeMs, size } = await stat(path).catch(() => ({ mtimeMs: 0, size: 0 }));
  return `${mtimeMs} ${size}`;
}
