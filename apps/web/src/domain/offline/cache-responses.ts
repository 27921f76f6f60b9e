import { getReadingPage } from '@glossa/contract/reading';
import type { ReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import type { TextCard } from '@glossa/contract/texts';
import type { QueryClient } from '@tanstack/react-query';

import { cacheCards } from './offline-library.ts';
import { isFromCache } from './respond-offline.ts';
import { isCachedVerbatim, cacheResponse } from './cached-responses.ts';
import { cacheOpenText } from './cache-text.ts';

async function cache(account: string, path: string, input: unknown, response: unknown): Promise<void> {
  if (path === getReadingPage.path) await cacheOpenText(account, response as ReadingPage);
  else if (path === listTexts.path) await cacheCards(account, (response as { results: TextCard[] }).results);
  else if (isCachedVerbatim(path)) await cacheResponse(account, { path, input, response });
}

/** Caches the responses that the app needs offline, for the given user. Returns a function that stops caching. */
export function cacheResponses(client: QueryClient, account: string): () => void {
  const add = (key: readonly unknown[], response: unknown) => {
    const [path, input] = key;
    if (typeof path !== 'string' || response === undefined || isFromCache(key)) return;
    // Without storage, the app still works online.
    cache(account, path, input, response).catch(() => undefined);
  };
  // Also cache the responses that arrived before the subscription.
  for (const { queryKey, state } of client.getQueryCache().getAll()) add(queryKey, state.data);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    add(event.query.queryKey as readonly unknown[], event.query.state.data);
  });
}
