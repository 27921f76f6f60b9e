import { parentPort, workerData } from 'node:worker_threads';

import { Failure } from '@glossa/contract/failure';
import { detectLanguage } from '@glossa/formats/detect-language';

import type { Answer, Question } from './article-thread.ts';

const question = workerData as Question;

async function answer(): Promise<Answer> {
  try {
    if ('text' in question) return { result: await detectLanguage(question.text) };
    // Load the HTML parser only when it is needed.
    const { readArticle } = await import('@glossa/formats/read-article');
    return { result: await readArticle(question.html) };
  } catch (error) {
    if (error instanceof Failure) return { code: error.code };
    throw error;
  }
}

const reply = await answer();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
parentPort?.postMessage(reply);
