import { Worker } from 'node:worker_threads';

import type { ErrorCode } from '@glossa/contract/errors';
import { Failure } from '@glossa/contract/failure';
import type { Article } from '@glossa/formats/read-article';

import { articleProgram } from '#paths.ts';

/** Messages to and from the worker thread. */
export type Question = { html: string } | { text: string };
export type Answer = { result: unknown } | { code: ErrorCode };

/** Maximum number of concurrent threads. Each may use up to 256 MB for a page. */
const most = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Runs a request in a new worker thread. Terminates it after the given time, which also frees its memory. */
const ask = (question: Question, milliseconds: number, late: ErrorCode): Promise<unknown> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(articleProgram, {
          workerData: question,
          resourceLimits: { maxOldGenerationSizeMb: 256 },
        });
        const end = (settle: () => void) => {
          clearTimeout(limit);
          void worker.terminate();
          settle();
        };
        const limit = setTimeout(() => end(() => reject(new Failure(late))), milliseconds);
        worker.once('message', (answer: Answer) =>
          end(() => ('code' in answer ? reject(new Failure(answer.code)) : resolve(answer.result))),
        );
        worker.once('error', (error) => end(() => reject(new Failure(late, {}, { cause: error }))));
        worker.once('exit', () => end(() => reject(new Failure(late))));
      }),
  );

/**
 * Extracts the article of a web page in a worker thread with a limit on memory and time (in milliseconds).
 * @throws {Failure} when there is no article, or a limit is exceeded
 */
export const findArticle = async (html: string, limit = 15_000): Promise<Article> =>
  (await ask({ html }, limit, 'page_too_large')) as Article;

/** Detects the language of a text as an ISO 639-1 code. Returns undefined when it is unclear. */
export const findLanguage = async (text: string): Promise<string | undefined> => {
  try {
    return (await ask({ text }, 10_000, 'text_empty')) as string | undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
};
