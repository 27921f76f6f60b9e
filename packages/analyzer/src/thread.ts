import { parentPort } from 'node:worker_threads';

import type { Reply, Request } from './running-thread.ts';
import { threadCalls } from './thread-calls.ts';

/** Runs one call. If the call fails, the reply contains the error message. */
async function handleRequest({ id, call, args }: Request): Promise<Reply> {
  try {
    const run = threadCalls[call] as (...callArgs: unknown[]) => unknown;
    return { id, result: await run(...args) };
  } catch (error) {
    return { id, errorMessage: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: Request) => {
  void handleRequest(request).then((reply) => parentPort?.postMessage(reply));
});
