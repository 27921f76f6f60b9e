import type { ApiError } from '@glossa/contract/client';
import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';

import { call } from './client.ts';

/**
 * Query options of one call, for `useQuery`, `prefetchQuery` …
 * The key starts with the path, so `endpointKey(endpoint)` reaches all of its inputs.
 */
export const endpointQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<CallResult<E>>({
    queryKey: [...endpointKey(endpoint), input],
    queryFn: ({ signal }) => fetchAnswer(endpoint, input, signal),
  });

/** What the server answers, or without a connection what is kept on this device. */
export const fetchAnswer = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
): Promise<CallResult<E>> =>
  call(endpoint, input, { signal }).catch((error: ApiError) => {
    if (error.code !== 'network_error') throw error;
    return import('../offline/answer.ts').then(
      ({ answerKept }) => answerKept(endpoint, input, error),
      () => Promise.reject(error),
    );
  });

/** The key under which everything of an endpoint is cached. */
export const endpointKey = (endpoint: Endpoint): readonly [string] => [endpoint.path];

type MutationOptions<E extends Endpoint, Context> = Omit<
  UseMutationOptions<CallResult<E>, ApiError, CallInput<E>, Context>,
  'mutationFn'
> & {
  /** Endpoints whose cached answers this call makes stale. */
  invalidates?: readonly Endpoint[];
  /** Bytes sent so far and in total. */
  onProgress?: (sent: number, total: number) => void;
};

/**
 * A mutation that calls an endpoint. A failure is shown as a toast, and a success too when
 * `meta: { success: 'sentence' }` is given; `meta: { quiet: true }` leaves both to the caller,
 * `meta: { takesError }` the failures that it takes.
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
