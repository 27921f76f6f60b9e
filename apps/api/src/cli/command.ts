import type { Readable } from 'node:stream';

import { OperatorError } from '#platform/operator-error.ts';
import type { Clock } from './clock.ts';

/** Output of a command: a terminal or a file. */
export interface Screen {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

/** Input of a command: a terminal or a pipe. */
export type Input = Readable & { isTTY?: boolean; setRawMode?: (on: boolean) => unknown };

/** The environment, input and output of a command. */
export interface CommandContext {
  env: Record<string, string | undefined>;
  screen: Screen;
  input: Input;
  /** Aborted when the command must stop. */
  signal: AbortSignal;
  clock: Clock;
  /** Resolves a path relative to the user's working directory. */
  resolvePath: (path: string) => string;
}

/** A command of the `glossa` program. */
export interface Command {
  /** Text printed by `--help`. */
  usage: string;
  /** Runs the command. Returns the exit code of the process, by default 0. */
  run(args: string[], context: CommandContext): Promise<number | void>;
}

/** Thrown when a command is called with invalid arguments. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}
