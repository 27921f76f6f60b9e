import type { Endpoint } from '@glossa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';

import { endpointKey } from './query.ts';

/** Returns a function that marks all cached responses of the endpoints as stale, and refetches those on screen. */
export function useInvalidate(): (endpoints: readonly Endpoint[]) => Promise<void> {
  const client = useQueryClient();
  return async (endpoints) => {
    await Promise.all(
      endpoints.map((endpoint) => client.invalidateQueries({ queryKey: endpointKey(endpoint) })),
    );
  };
}
