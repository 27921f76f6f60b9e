import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { getGlosses } from '@glossa/contract/glosses';
import { getReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';

import { account } from './current-account.ts';
import { readCachedGlosses } from './offline-glosses.ts';
import { listOfflineLibrary } from './offline-library.ts';
import { buildOfflinePage } from './offline-page.ts';
import { isCachedVerbatim, readCachedResponse } from './cached-responses.ts';
import { connection, offlineError } from './connection.ts';

/** Keys of the queries answered from the cache since the connection was lost. */
const cachedKeys = new Set<string>();

const serializeKey = (key: readonly unknown[]): string => JSON.stringify(key);

/** Returns whether a query was answered from the cache. */
export const isFromCache = (key: readonly unknown[]): boolean => cachedKeys.has(serializeKey(key));

/** Clears the record of queries answered from the cache, once the server is reachable again. */
export const clearCachedKeys = (): void => cachedKeys.clear();

async function find(owner: string, endpoint: Endpoint, input: unknown): Promise<unknown> {
  if (endpoint.path === getReadingPage.path) {
    const { params, query } = input as CallInput<typeof getReadingPage>;
    // A request for the bookmark contains no page size, so respond with a single sentence. The reader then requests the
    // bookmark's page with the page size from the settings.
    const { page, perPage } =
      params.page === 'bookmark'
        ? { page: 1, perPage: 1 }
        : { page: Number(params.page), perPage: Number(query?.sentences_per_page) };
    return buildOfflinePage(owner, { id: params.id, page, perPage });
  }
  if (endpoint.path === listTexts.path) {
    return listOfflineLibrary(owner, (input as CallInput<typeof listTexts>).query ?? {});
  }
  if (endpoint.path === getGlosses.path)
    return readCachedGlosses(owner, input as CallInput<typeof getGlosses>);
  return isCachedVerbatim(endpoint.path) ? readCachedResponse(owner, endpoint.path, input) : undefined;
}

/**
 * Responds from the cache to a call that failed for lack of a connection; rethrows the error if that is not possible.
 */
export async function respondOffline<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  error: unknown,
): Promise<CallResult<E>> {
  const owner = account.read();
  if (owner === undefined) throw error;
  connection.setOffline(true);
  const found = await find(owner, endpoint, input);
  if (found === undefined) throw navigator.onLine ? error : offlineError('offline');
  cachedKeys.add(serializeKey([endpoint.path, input]));
  return found as CallResult<E>;
}
