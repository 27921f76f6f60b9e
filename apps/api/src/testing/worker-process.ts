import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { onTestFinished } from 'vitest';

import { siteEnvironment } from './site-environment.ts';
import type { TestApp } from './test-app.ts';

/** Starts the built worker on the app's database, as an operator runs it. */
export function startWorkerProcess(app: TestApp): ChildProcess {
  const child = fork(fileURLToPath(new URL('../../dist/worker.js', import.meta.url)), {
    env: { ...siteEnvironment(app), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  // Ends the worker even if the test fails.
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Signals a process and waits until it has exited. */
export async function endProcess(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  worker.kill(signal);
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
}
