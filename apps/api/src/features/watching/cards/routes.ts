import { makeSentenceCard } from '@glossa/contract/sentence-cards';
import type { Response } from 'express';

import type { Deps } from '#deps.ts';
import { fail } from '#http/fail.ts';
import { route, type Route } from '#http/route.ts';
import { createTurns } from './create-turns.ts';
import { makeCard } from './make-card.ts';

/** Cards that are cut at the same time; each takes a processor for about a second. */
const atOnce = 2;

/** Milliseconds after which a card is given up, with the wait for its turn: less than a client waits. */
const patience = 25_000;

/** Aborted when the client hangs up or the time is over. */
function whileWaitedFor(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, AbortSignal.timeout(patience)]);
}

export function cardRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'media' | 'analyser' | 'log'>,
): Route[] {
  const inTurn = createTurns(atOnce);
  return [
    route(makeSentenceCard, async ({ params, body, person, response }) => {
      const { sentence: from, to_sentence: to = from, word } = body;
      const signal = whileWaitedFor(response);
      const wanted = { id: params.id, ownerId: person.id, from, to, word };
      try {
        const { file, headers } = await makeCard({ ...deps, inTurn }, wanted, signal);
        response.set(headers);
        return file;
      } catch (error) {
        if (signal.aborted) return fail('unavailable');
        throw error;
      }
    }),
  ];
}
