import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

import { MediaProblem } from '../media-tools.ts';
import { lowerPriority } from './lower-priority.ts';
import { stopGroup } from './stop-group.ts';
import { Tail } from './tail.ts';
import { watchForStall } from './watch-for-stall.ts';

/** What a tool may do, and who hears of it. */
export interface ToolOptions {
  timeLimitMs: number;
  /** How far others go first, 0 to 19. */
  niceness?: number;
  /** Stops it when `sign`, which changes while it gets on, stays the same for too long. */
  watch?: { stallMs: number; sign: () => Promise<string> };
  signal?: AbortSignal | undefined;
  /** Gets the lines of its output; without it the output is collected. */
  onLine?: (line: string) => void;
  onErrorLine?: (line: string) => void;
}

/** How a tool ended. */
export interface ToolEnd {
  code: number | null;
  killedBy: NodeJS.Signals | null;
  output: string;
  /** The end of what it had to say. */
  errors: string;
}

const isWindows = process.platform === 'win32';

/**
 * Runs a program to its end, without a shell, in a process group of its own, of which nothing
 * is left when this returns. Throws the reason of the signal, MediaProblem for a run that took too long or hung, and
 * the system's error when it cannot be started; how it ended otherwise is for the caller to judge.
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
  const ended = endOf(child);
  if (child.pid !== undefined) lowerPriority(child.pid, niceness);

  let problem: MediaProblem | undefined;
  const giveUp = (code: 'processing_timeout' | 'processing_stalled') => {
    problem ??= new MediaProblem(code);
    stopGroup(child);
  };
  const onAbort = () => stopGroup(child);
  signal?.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => giveUp('processing_timeout'), timeLimitMs);
  const stopWatching = watch && watchForStall(watch, () => giveUp('processing_stalled'));

  const output = onLine ? undefined : collect(child.stdout);
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
  if (onErrorLine) createInterface({ input: child.stderr }).on('line', onErrorLine);
  const errors = new Tail();
  child.stderr.setEncoding('utf8').on('data', (piece: string) => errors.add(piece));
  try {
    const end = await ended;
    signal?.throwIfAborted();
    if (problem) throw problem;
    return { ...end, output: output?.join('') ?? '', errors: errors.toString() };
  } finally {
    clearTimeout(timer);
    stopWatching?.();
    signal?.removeEventListener('abort', onAbort);
  }
}

function endOf(child: ChildProcess): Promise<Pick<ToolEnd, 'code' | 'killedBy'>> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => resolve({ code, killedBy }));
  });
}

function collect(stream: NodeJS.ReadableStream): string[] {
  const pieces: string[] = [];
  stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  return pieces;
}
