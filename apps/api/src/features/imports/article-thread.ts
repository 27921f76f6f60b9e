import { Worker } from 'node:worker_threads';

import type { ErrorCode } from '@glossa/contract/errors';
import { Failure } from '@glossa/contract/failure';
import type { Article } from '@glossa/formats/read-article';

import { articleProgram } from '#paths.ts';

/** Messages to and from the worker thread. */
export type WorkerRequest = { html: string } | { text: string };
export type WorkerResponse = { result: unknown } | { code: ErrorCode };

/** Maximum number of concurrent threads. Each may use up to 256 MB for a page. */
const maxThreads = 2;
let runningCount = 0;
const queue: (() => void)[] = [];

async function runWhenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  if (runningCount >= maxThreads) await new Promise<void>((resolve) => void queue.push(resolve));
  else runningCount++;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else runningCount--;
  }
}

/** Runs a request in a new worker thread. Terminates it after `timeout` milliseconds, which also frees its memory. */
const runInWorker = (request: WorkerRequest, timeout: number, timeoutCode: ErrorCode): Promise<unknown> =>
  runWhenFree(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(articleProgram, {
          workerData: request,
          resourceLimits: { maxOldGenerationSizeMb: 256 },
        });
        const finish = (settle: () => void) => {
          clearTimeout(limit);
          void worker.terminate();
          settle();
        };
        const limit = setTimeout(() => finish(() => reject(new Failure(timeoutCode))), timeout);
        worker.once('message', (response: WorkerResponse) =>
          finish(() => ('code' in response ? reject(new Failure(response.code)) : resolve(response.result))),
        );
        worker.once('error', (error) => finish(() => reject(new Failure(timeoutCode, {}, { cause: error }))));
        worker.once('exit', () => finish(() => reject(new Failure(timeoutCode))));
      }),
  );

/**
 * Extracts the article from a web page in a worker thread with limited memory, in at most `limit` milliseconds.
 * @throws {Failure} when there is no article, or a limit is exceeded
 */
export const extractArticle = async (html: string, limit = 15_000): Promise<Article> =>
  (await runInWorker({ html }, limit, 'page_too_large')) as Article;

/** Detects the language of a text as an ISO 639-1 code. Returns undefined when the language is unclear. */
export const detectLanguage = async (text: string): Promise<string | undefined> => {
  try {
    return (await runInWorker({ text }, 10_000, 'text_empty')) as string | undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
};
