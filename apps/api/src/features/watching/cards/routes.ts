import { fail } from '@glossa/contract/failure';
import { cardMediaHeader, makeSentenceCard } from '@glossa/contract/sentence-cards';
import type { Response } from 'express';

import type { Deps } from '#deps.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createCard } from './service.ts';

/** Maximum number of cards created concurrently; each keeps a CPU busy for about a second. */
const concurrentCards = 2;

/** Timeout for creating a card in milliseconds, including the time in the queue; shorter than the client's. */
const timeout = 25_000;

/** Returns a signal that is aborted when the client disconnects or after the timeout. */
function abortWithClient(response: Response): AbortSignal {
  const clientGone = new AbortController();
  response.once('close', () => clientGone.abort());
  return AbortSignal.any([clientGone.signal, AbortSignal.timeout(timeout)]);
}

export function cardRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'media' | 'analyzer' | 'log'>,
): Route[] {
  const runLimited = createConcurrencyLimit(concurrentCards);
  return [
    route(makeSentenceCard, async ({ params, body, user, response }) => {
      const { sentence: from, to_sentence: to = from, word } = body;
      const signal = abortWithClient(response);
      const card = { id: params.id, ownerId: user.id, from, to, word };
      try {
        const { name, content, media } = await createCard({ ...deps, runLimited }, card, signal);
        response.set(cardMediaHeader, media.join(', '));
        return new FileResponse({ name, type: 'application/octet-stream', content });
      } catch (error) {
        if (signal.aborted) return fail('unavailable');
        throw error;
      }
    }),
  ];
}
