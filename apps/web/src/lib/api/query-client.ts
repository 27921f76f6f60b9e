import { ApiError } from '@glossa/contract/client';
import { MutationCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** Message to show when the call succeeds. */
      success?: string;
      /** Whether the caller reports success and failure itself. */
      silent?: boolean;
      /** Shows a failure in place, e.g. at a form's fields; returns false if it cannot be shown there. */
      handlesError?: (error: ApiError) => boolean;
    };
  }
}

/** Retries only transient failures, twice: a broken connection and 503. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && (error.code === 'network_error' || error.status === 503);

/** Creates the cache of server responses. `onError` and `onSuccess` receive what mutations report. */
export function createQueryClient({
  onError,
  onSuccess,
}: {
  onError: (error: Error) => void;
  onSuccess: (message: string) => void;
}): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        const { silent, handlesError } = mutation.meta ?? {};
        // The identity confirmation dialog was closed, so the action isn't wanted anymore.
        if (error.code === 'proof_required') return;
        if (!silent && !handlesError?.(error)) onError(error);
      },
      onSuccess: (_result, _input, _context, mutation) => {
        const message = mutation.meta?.success;
        if (message !== undefined && !mutation.meta?.silent) onSuccess(message);
      },
    }),
    defaultOptions: {
      // Calls run even when offline: this device's data is used, or the failure is shown.
      queries: {
        retry: shouldRetry,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
