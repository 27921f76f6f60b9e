import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

import { MediaError } from '../media-tools.ts';
import { lowerPriority } from './lower-priority.ts';
import { stopGroup } from './stop-group.ts';
import { Tail } from './tail.ts';
import { watchForStall } from './watch-for-stall.ts';

/** Limits and listeners of a run. */
export interface ToolOptions {
  timeLimitMs: number;
  /** 0 to 19. */
  niceness?: number;
  /** Stops the tool if `progressMarker`, whose value changes with its progress, stays the same for `stallMs`. */
  watch?: { stallMs: number; progressMarker: () => Promise<string> };
  signal?: AbortSignal | undefined;
  /** Called with each line of the output. If omitted, the output is collected. */
  onLine?: (line: string) => void;
  onErrorLine?: (line: string) => void;
}

/** The result of a run. */
export interface ToolEnd {
  code: number | null;
  killedBy: NodeJS.Signals | null;
  output: string;
  /** The end of the standard error output. */
  errors: string;
}

const isWindows = process.platform === 'win32';

/**
 * Runs a program without a shell in its own process group. No process in the group outlives the call. A nonzero exit
 * code isn't an error here; callers must check it.
 *
 * @throws the signal's reason, or the system's error when the program can't be started
 * @throws {MediaError} processing_timeout, processing_stalled
 */
export async function runTool(
  [command, ...args]: [string, ...string[]],
  { timeLimitMs, niceness = 0, watch, signal, onLine, onErrorLine }: ToolOptions,
): Promise<ToolEnd> {
  signal?.throwIfAborted();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    windowsHide: true,
  });
  const processEnd = waitForEnd(child);
  if (child.pid !== undefined) lowerPriority(child.pid, niceness);

  let problem: MediaError | undefined;
  const abortRun = (code: 'processing_timeout' | 'processing_stalled') => {
    problem ??= new MediaError(code);
    stopGroup(child);
  };
  const onAbort = () => stopGroup(child);
  signal?.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => abortRun('processing_timeout'), timeLimitMs);
  const stopWatching = watch && watchForStall(watch, () => abortRun('processing_stalled'));

  const output = onLine ? undefined : collectOutput(child.stdout);
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  if (onErrorLine) createInterface({ input: child.stderr }).on('line', onErrorLine);
  const errors = new Tail();
  child.stderr.setEncoding('utf8').on('data', (piece: string) => errors.add(piece));
  try {
    const end = await processEnd;
    signal?.throwIfAborted();
    if (problem) throw problem;
    return { ...end, output: output?.join('') ?? '', errors: errors.toString() };
  } finally {
    clearTimeout(timer);
    stopWatching?.();
    signal?.removeEventListener('abort', onAbort);
  }
}

function waitForEnd(child: ChildProcess): Promise<Pick<ToolEnd, 'code' | 'killedBy'>> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => resolve({ code, killedBy }));
  });
}

function collectOutput(stream: NodeJS.ReadableStream): string[] {
  const pieces: string[] = [];
  stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  return pieces;
}
