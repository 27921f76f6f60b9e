import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { onTestFinished, vi } from 'vitest';

import { siteEnvironment } from './site-environment.ts';
import type { TestApp } from './test-app.ts';

/** A built program of ours as an operator runs it, on the app's database. */
export interface OwnProcess {
  child: ChildProcess;
  /** What it has logged so far. */
  lines: Record<string, unknown>[];
  /** Waits for a line with a message, and answers it. */
  logged: (message: string) => Promise<Record<string, unknown>>;
}

/**
 * Starts `main` or `worker` with an environment of its own; it ends with the test at the latest. `errors` pipes what it
 * writes to its standard error.
 */
export function startProcess(
  app: TestApp,
  program: 'main' | 'worker',
  environment: Record<string, string> = {},
  { errors = false }: { errors?: boolean } = {},
): OwnProcess {
  const child = fork(fileURLToPath(new URL(`../../dist/${program}.js`, import.meta.url)), {
    env: { ...siteEnvironment(app), PORT: '0', ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', errors ? 'pipe' : 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: Record<string, unknown>[] = [];
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) =>
      lines.push(JSON.parse(line) as Record<string, unknown>),
    );
  return {
    child,
    lines,
    logged: (message) =>
      vi.waitFor(
        () => {
          const line = lines.find(({ msg }) => msg === message);
          if (!line) throw new Error(`nothing logged: ${message}`);
          return line;
        },
        { timeout: 100_000, interval: 20 },
      ),
  };
}
