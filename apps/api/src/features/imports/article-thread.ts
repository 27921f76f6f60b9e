import { Worker } from 'node:worker_threads';

import type { Article } from '@glossa/formats/read-article';
import { Unreadable, type UnreadableCode } from '@glossa/formats/unreadable';

import { articleProgram } from '#paths.ts';

/** What the thread is asked, and what it answers. */
export type Question = { html: string } | { text: string };
export type Answer = { result: unknown } | { code: UnreadableCode };

/** Threads at a time; a page in one of them takes up to 256 MB. */
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

/** Asks a new thread; whatever it is given, it ends after so many milliseconds, and with it what it has used. */
const ask = (question: Question, milliseconds: number, late: UnreadableCode): Promise<unknown> =>
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
        const limit = setTimeout(() => end(() => reject(new Unreadable(late))), milliseconds);
        worker.once('message', (answer: Answer) =>
          end(() => ('code' in answer ? reject(new Unreadable(answer.code)) : resolve(answer.result))),
        );
        worker.once('error', (error) => end(() => reject(new Unreadable(late, error))));
        worker.once('exit', () => end(() => reject(new Unreadable(late))));
      }),
  );

/**
 * Finds the article in a web page, in a thread with bounds of memory and of time (in milliseconds). Fails with
 * `Unreadable`.
 */
export const findArticle = async (html: string, limit = 15_000): Promise<Article> =>
  (await ask({ html }, limit, 'page_too_large')) as Article;

/** The language of a text as an ISO 639-1 code; undefined when it is not clear. */
export const findLanguage = async (text: string): Promise<string | undefined> => {
  try {
    return (await ask({ text }, 10_000, 'text_empty')) as string | undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};
