import { parentPort, workerData } from 'node:worker_threads';

import { Failure } from '@glossa/contract/failure';
import { detectLanguage } from '@glossa/formats/detect-language';

import type { WorkerRequest, WorkerResponse } from './article-thread.ts';

const request = workerData as WorkerRequest;

async function respond(): Promise<WorkerResponse> {
  try {
    if ('text' in request) return { result: await detectLanguage(request.text) };
    // Load the HTML parser only when it is needed.
    const { readArticle } = await import('@glossa/formats/read-article');
    return { result: await readArticle(request.html) };
  } catch (error) {
    if (error instanceof Failure) return { code: error.code };
    throw error;
  }
}

const response = await respond();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread, not a window.
parentPort?.postMessage(response);
