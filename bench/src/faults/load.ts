import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { heartbeat } from '@glossa/contract/activity';
import type { Call } from '@glossa/contract/client';
import { createOrder } from '@glossa/contract/orders';
import { createPaymentIntent, payByTestCard } from '@glossa/contract/payments';
import { getReadingPage } from '@glossa/contract/reading';
import { uploadText } from '@glossa/contract/text-upload';
import { addOrUpdateWord } from '@glossa/contract/words';

import type { BenchLearner } from '../setup/installation.ts';
import { Counters } from './counters.ts';

/** Everything that the site has acknowledged. */
export interface Acknowledged {
  words: string[];
  /** IDs of texts. */
  texts: string[];
  /** IDs of paid orders. */
  orders: string[];
  /** Seconds of reported study time. */
  seconds: number;
}

/** A light, steady load that reflects typical use. */
export interface Load {
  counters: Counters;
  acknowledged: Acknowledged;
  stop(): Promise<void>;
}

const createWord = (n: number): string =>
  `w${String(n).replaceAll(/\d/g, (d) => 'abcdefghij'[Number(d)] as string)}`;
const card = {
  number: '4242424242424242',
  exp_month: 12,
  exp_year: new Date().getFullYear() + 2,
  cvc: '123',
};

/** Returns a text that is long enough to be analyzed by the worker. */
const createLongText = (n: number): string =>
  Array.from({ length: 4000 }, (_, i) => `The ${createWord(n)} ${i % 90} saw a hare.`).join('\n\n');

/**
 * Starts the load. All requests are from `learner`; `call` sends those that don't need a browser session. `products`
 * are the IDs of products for sale.
 */
export function startLoad({
  call,
  learner,
  textId,
  products,
}: {
  call: Call;
  learner: BenchLearner;
  textId: string;
  products: string[];
}): Load {
  const tally = new Counters();
  const acknowledgedWrites: Acknowledged = { words: [], texts: [], orders: [], seconds: 0 };
  const controller = new AbortController();
  const repeatEvery = async (interval: number, act: (n: number) => Promise<void>) => {
    for (let n = 0; !controller.signal.aborted; n++) {
      await act(n);
      await pause(interval);
    }
  };
  const addText = async (title: string, content: string) => {
    const uploaded = await tally.track('upload', () =>
      call(uploadText, {
        body: { title, language: 'en' },
        files: { content_file: new File([content], 'text.txt') },
      }),
    );
    if (uploaded) acknowledgedWrites.texts.push(uploaded.id);
  };
  // Buyers retry with the same idempotency key until they succeed.
  const retryUntilSuccess = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    while (!controller.signal.aborted) {
      const result = await tally.track('purchase', work);
      if (result !== undefined) return result;
      await pause(300);
    }
    return undefined;
  };
  const buy = async (productId: string) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const order = await retryUntilSuccess(() =>
      call(createOrder, { body: { product_ids: [productId] } }, { headers }),
    );
    if (!order) return;
    await retryUntilSuccess(() => call(createPaymentIntent, { body: { order_id: order.id } }));
    const payment = await retryUntilSuccess(() =>
      call(payByTestCard, { body: { order_id: order.id, ...card } }),
    );
    if (payment?.order_status === 'completed') acknowledgedWrites.orders.push(order.id);
  };
  const actors = [
    repeatEvery(
      30,
      async () =>
        void (await tally.track('page', () => call(getReadingPage, { params: { id: textId, page: 1 } }))),
    ),
    repeatEvery(
      40,
      async () => void (await tally.track('text', () => learner.client.get(`/api/texts/${textId}/`))),
    ),
    repeatEvery(40, async (n) => {
      const word = createWord(n);
      const body = { text: word, language: 'en', knowledge_level: 1 as const, translation: word };
      if (await tally.track('word', () => call(addOrUpdateWord, { body })))
        acknowledgedWrites.words.push(word);
    }),
    repeatEvery(250, (n) => addText(`short ${n}`, `The hare ${createWord(n)} ran.`)),
    repeatEvery(2000, (n) => addText(`long ${n}`, createLongText(n))),
    repeatEvery(400, async (n) => {
      const product = products[n];
      if (product) await buy(product);
    }),
    repeatEvery(2000, async () => {
      const body = { kind: 'words', seconds: 2, language: 'en' } as const;
      const studyHeartbeat = await tally.track('study', () => call(heartbeat, { body }));
      acknowledgedWrites.seconds += studyHeartbeat?.counted ?? 0;
    }),
  ];
  return {
    counters: tally,
    acknowledged: acknowledgedWrites,
    stop: async () => {
      controller.abort();
      await Promise.all(actors);
    },
  };
}
