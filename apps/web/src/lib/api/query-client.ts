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
      /** Shows a failure in place, e.g. next to a form's fields; returns false if it cannot be shown there. */
      handlesError?: (error: ApiError) => boolean;
    };
  }
}

/** Retries a call up to twice, and only after a transient failure: a broken connection or a 503. */
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
        // Closing the identity confirmation dialog cancels the action, so there is no failure to report.
        if (error.code === 'proof_required') return;
        if (!silent && !handlesError?.(error)) onError(error);
      },
      onSuccess: (_result, _input, _context, mutation) => {
        const message = mutation.meta?.success;
        if (message !== undefined && !mutation.meta?.silent) onSuccess(message);
      },
    }),
    defaultOptions: {
      // Run calls even when offline, because they are answered from this device's cache, or their failure is shown.
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
