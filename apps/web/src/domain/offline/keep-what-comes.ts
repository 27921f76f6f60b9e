import { getReadingPage } from '@glossa/contract/reading';
import type { ReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import type { TextCard } from '@glossa/contract/texts';
import type { QueryClient } from '@tanstack/react-query';

import { keepCards } from './answer-library.ts';
import { wasKept } from './answer.ts';
import { isKeptAsItCame, keepAnswer } from './cached-responses.ts';
import { keepOpened } from './keep-text.ts';

async function keep(account: string, path: string, input: unknown, answer: unknown): Promise<void> {
  if (path === getReadingPage.path) await keepOpened(account, answer as ReadingPage);
  else if (path === listTexts.path) await keepCards(account, (answer as { results: TextCard[] }).results);
  else if (isKeptAsItCame(path)) await keepAnswer(account, { path, input, answer });
}

/** Caches the responses that the app needs offline, for the given user. Returns the function that stops it. */
export function keepWhatComes(client: QueryClient, account: string): () => void {
  const take = (key: readonly unknown[], answer: unknown) => {
    const [path, input] = key;
    if (typeof path !== 'string' || answer === undefined || wasKept(key)) return;
    // A device without storage works as before while online.
    keep(account, path, input, answer).catch(() => undefined);
  };
  // Responses from before the subscription.
  for (const { queryKey, state } of client.getQueryCache().getAll()) take(queryKey, state.data);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    take(event.query.queryKey as readonly unknown[], event.query.state.data);
  });
}
