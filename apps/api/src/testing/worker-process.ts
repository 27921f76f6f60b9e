import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { TestApp } from './test-app.ts';

/** Starts the built worker on the app's database, as an operator runs it. */
export function startWorkerProcess({ deps }: TestApp): ChildProcess {
  const { databaseUrl, dataDir, secret } = deps.config;
  return fork(fileURLToPath(new URL('../../dist/worker.js', import.meta.url)), {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET: secret,
      LOG_LEVEL: 'silent',
      PATH: process.env['PATH'],
    },
    stdio: 'ignore',
  });
}

/** Ends a process and waits until it is gone. */
export async function endProcess(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  worker.kill(signal);
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
}
