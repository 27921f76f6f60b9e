import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { Config } from '#config.ts';
import { machineEnvironment } from './site-environment.ts';

/** Configuration of the site that a command works on. */
export type Target = Pick<Config, 'databaseUrl' | 'dataDir' | 'secret'>;

/** What a command printed, and how it ended. */
export interface CommandResult {
  /** Exit code; undefined when it was killed. */
  code: number | undefined;
  output: string;
  errors: string;
}

const program = fileURLToPath(new URL('../../dist/glossa.js', import.meta.url));

/** Starts the built command-line program on a site, as an operator does; `environment` adds variables. */
export function startGlossa(
  { databaseUrl, dataDir, secret }: Target,
  args: string[],
  { environment = {}, input = '' }: { environment?: Record<string, string>; input?: string } = {},
): { child: ChildProcess; ended: Promise<CommandResult> } {
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...machineEnvironment(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET: secret,
      ...environment,
    },
  });
  child.stdin.end(input);
  const finalOutput = { output: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (finalOutput.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (finalOutput.errors += chunk.toString()));
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({
      code: (code as number | null) ?? undefined,
      ...finalOutput,
    })),
  };
}

/** Runs the built command-line program on a site until it exits. */
export const runGlossaProcess = (...args: Parameters<typeof startGlossa>): Promise<CommandResult> =>
  startGlossa(...args).ended;
