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
let running = 0;
const waiting: (() => void)[] = [];

async function runWhenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxThreads) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
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
        const end = (settle: () => void) => {
          clearTimeout(limit);
          void worker.terminate();
          settle();
        };
        const limit = setTimeout(() => end(() => reject(new Failure(timeoutCode))), timeout);
        worker.once('message', (answer: WorkerResponse) =>
          end(() => ('code' in answer ? reject(new Failure(answer.code)) : resolve(answer.result))),
        );
        worker.once('error', (error) => end(() => reject(new Failure(timeoutCode, {}, { cause: error }))));
        worker.once('exit', () => end(() => reject(new Failure(timeoutCode))));
      }),
  );

/**
 * Extracts the article of a web page in a worker thread with a limit on memory and time (in milliseconds).
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
