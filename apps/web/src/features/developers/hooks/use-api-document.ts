import { getSchema } from '@glossa/contract/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { endpointQuery } from '../../../lib/api/query.ts';
import { roomsOf } from '../model/rooms.ts';

/** The document of the interface, which stays while the page is open, and its rooms. */
export function useApiDocument() {
  const {
    data: document,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(getSchema, {}),
    staleTime: Infinity,
  });
  const rooms = useMemo(() => (document ? roomsOf(document) : []), [document]);
  return { document, rooms, error, refetch };
}
