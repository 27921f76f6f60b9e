import type { Readable } from 'node:stream';

import type { Clock } from './clock.ts';

/** Where a command tells what it does: a terminal, or a file. */
export interface Screen {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

/** What a person types, or a pipe brings. */
export type Input = Readable & { isTTY?: boolean; setRawMode?: (on: boolean) => unknown };

/** What a command works with. */
export interface Surroundings {
  env: Record<string, string | undefined>;
  screen: Screen;
  input: Input;
  /** Aborted when the command has to stop. */
  signal: AbortSignal;
  clock: Clock;
  /** The absolute path of what a person named from where they are. */
  here: (path: string) => string;
}

/** One command of `glossa`. */
export interface Command {
  /** What `--help` prints. */
  usage: string;
  /** Does the work. Answers the exit code of the process, 0 when it answers none. */
  run(args: string[], surroundings: Surroundings): Promise<number | void>;
}

/** Thrown for what an operator can mend: its message is all they need to see. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Thrown when a command was called in a way that it does not know. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}
