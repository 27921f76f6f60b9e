import { Worker } from 'node:worker_threads';

import type { ThreadCalls } from './thread-calls.ts';

export interface Request {
  id: number;
  call: keyof ThreadCalls;
  args: unknown[];
}

export type Reply = { id: number; result: unknown } | { id: number; errorMessage: string };

type Call<Name extends keyof ThreadCalls> = (
  ...args: Parameters<ThreadCalls[Name]>
) => Promise<Awaited<ReturnType<ThreadCalls[Name]>>>;

/** A worker thread, which may have ended. */
export interface RunningThread {
  /** Runs a call in the thread. Rejects if the call fails or the thread ends first. */
  call<Name extends keyof ThreadCalls>(name: Name, ...args: Parameters<Call<Name>>): ReturnType<Call<Name>>;
  /** Returns whether the thread has ended and accepts no more calls. */
  hasExited(): boolean;
  terminate(): Promise<void>;
}

// The dictionaries aren't on the heap, which stays small. The limit ends the thread before a runaway call exhausts
// memory.
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/**
 * Starts a thread that runs `program`, which is `thread.ts` bundled as JavaScript. If the thread crashes, its pending
 * calls are rejected and the caller has to start a new one.
 */
export function startThread(program: string | URL): RunningThread {
  const worker = new Worker(program, { name: 'analyzer', resourceLimits });
  const pendingCalls = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let hasEnded = false;
  const finish = (error: Error) => {
    hasEnded = true;
    for (const { reject } of pendingCalls.values()) reject(error);
    pendingCalls.clear();
  };
  worker.on('error', finish);
  worker.on('messageerror', finish);
  worker.on('exit', () => finish(new Error('the analyzer thread has ended')));
  worker.on('message', (reply: Reply) => {
    const request = pendingCalls.get(reply.id);
    pendingCalls.delete(reply.id);
    if ('errorMessage' in reply) request?.reject(new Error(reply.errorMessage));
    else request?.resolve(reply.result as never);
  });
  return {
    call: (name, ...args) =>
      new Promise<never>((resolve, reject) => {
        if (hasEnded) return reject(new Error('the analyzer thread has ended'));
        const id = ++lastId;
        pendingCalls.set(id, { resolve, reject });
        worker.postMessage({ id, call: name, args } satisfies Request);
      }),
    hasExited: () => hasEnded,
    terminate: async () => {
      finish(new Error('the analyzer thread was stopped'));
      await worker.terminate();
    },
  };
}
