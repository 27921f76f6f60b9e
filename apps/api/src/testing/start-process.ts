import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { onTestFinished, vi } from 'vitest';

import { siteEnvironment } from './site-environment.ts';
import type { TestApp } from './test-app.ts';

/** A built program, running on the app's database as an operator runs it. */
export interface ProgramProcess {
  child: ChildProcess;
  /** Log lines so far. */
  lines: Record<string, unknown>[];
  /** Waits for a log line with a message, and returns it. */
  waitForLog: (message: string) => Promise<Record<string, unknown>>;
}

/**
 * Starts `main` or `worker` with additional environment variables; it is killed when the test ends. `errors` pipes its
 * standard error.
 */
export function startProcess(
  app: TestApp,
  program: 'main' | 'worker',
  environment: Record<string, string> = {},
  { errors: includesErrors = false }: { errors?: boolean } = {},
): ProgramProcess {
  const child = fork(fileURLToPath(new URL(`../../dist/${program}.js`, import.meta.url)), {
    env: { ...siteEnvironment(app), PORT: '0', ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', includesErrors ? 'pipe' : 'inherit', 'ipc'],
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
    waitForLog: (message) =>
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
