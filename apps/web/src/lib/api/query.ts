import type { ApiError } from '@glossa/contract/client';
import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';

import { call } from './client.ts';

/**
 * Returns the query options for one call, for `useQuery`, `prefetchQuery` and so on. The key starts with the path, so
 * `endpointKey(endpoint)` matches all inputs.
 */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<CallResult<E>>({
    queryKey: [...endpointKey(endpoint), input],
    queryFn: ({ signal }) => fetchResponse(endpoint, input, signal),
  });

/** Serves calls from the cache on this device when there is no connection. */
interface OfflineResponses {
  /** @throws `error` if no suitable response is stored */
  respondOffline: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    error: ApiError,
  ) => Promise<CallResult<E>>;
}

let loadOfflineResponses = (): Promise<OfflineResponses> => Promise.reject(new Error('No offline responses'));

/** Registers the source of offline responses; `load` runs only when a call needs it. */
export function registerOfflineResponses(load: () => Promise<OfflineResponses>): void {
  loadOfflineResponses = load;
}

/** Fetches a response, or reads it from the cache on this device when offline. */
export const fetchResponse = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
): Promise<CallResult<E>> =>
  call(endpoint, input, { signal }).catch((error: ApiError) => {
    if (error.code !== 'network_error') throw error;
    return loadOfflineResponses().then(
      ({ respondOffline }) => respondOffline(endpoint, input, error),
      () => Promise.reject(error),
    );
  });

/** Returns the key prefix of all cached responses of an endpoint. */
export const endpointKey = (endpoint: Endpoint): readonly [string] => [endpoint.path];

type MutationOptions<E extends Endpoint, Context> = Omit<
  UseMutationOptions<CallResult<E>, ApiError, CallInput<E>, Context>,
  'mutationFn'
> & {
  /** Endpoints whose cached responses this call makes stale. */
  invalidates?: readonly Endpoint[];
  /** Receives the bytes sent so far and in total. */
  onProgress?: (sent: number, total: number) => void;
};

/**
 * Returns a mutation that calls an endpoint. Shows a toast on failure, and also on success if
 * `meta: { success: 'message' }` is given. `meta: { silent: true }` suppresses both, and `meta: { handlesError }` only
 * the failures that it handles.
 */
export function useEndpointMutation<E extends Endpoint, Context = unknown>(
  endpoint: E,
  { invalidates = [], onProgress, onSettled, ...options }: MutationOptions<E, Context> = {},
) {
  const client = useQueryClient();
  return useMutation<CallResult<E>, ApiError, CallInput<E>, Context>({
    ...options,
    mutationFn: (input) => call(endpoint, input, { onProgress }),
    onSettled: async (...settled) => {
      await onSettled?.(...settled);
      await Promise.all(
        invalidates.map((target) => client.invalidateQueries({ queryKey: endpointKey(target) })),
      );
    },
  });
}
