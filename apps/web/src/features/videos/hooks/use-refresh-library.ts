import { useQueryClient } from '@tanstack/react-query';

import { endpointKey } from '@/lib/api/query.ts';
import { libraryLists } from '../shelves.ts';

/** Refetches the lists of videos. */
export function useRefreshLibrary(): () => void {
  const client = useQueryClient();
  return () => {
    for (const list of libraryLists) void client.invalidateQueries({ queryKey: endpointKey(list) });
  };
}
