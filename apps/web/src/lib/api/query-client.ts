import { ApiError } from '@glossa/contract/client';
import { MutationCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** Sentence shown when the call succeeds. */
      success?: string;
      /** The caller shows success and failure itself. */
      quiet?: boolean;
      /** Shows a failure where it belongs, at a form's fields; false when it has no place there. */
      takesError?: (error: ApiError) => boolean;
    };
  }
}

/** Only what may work a moment later is tried again, twice: a broken connection and 503. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && (error.code === 'network_error' || error.status === 503);

/** Makes the cache of server answers. `onError` and `onSuccess` get what mutations want to have shown. */
export function createQueryClient({
  onError,
  onSuccess,
}: {
  onError: (error: Error) => void;
  onSuccess: (sentence: string) => void;
}): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        const { quiet, takesError } = mutation.meta ?? {};
        if (!quiet && !takesError?.(error)) onError(error);
      },
      onSuccess: (_result, _input, _context, mutation) => {
        const sentence = mutation.meta?.success;
        if (sentence !== undefined && !mutation.meta?.quiet) onSuccess(sentence);
      },
    }),
    defaultOptions: {
      // Without a connection they are not put off: what is kept on this device answers, or the failure is told.
      queries: {
        retry: mayRetry,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
