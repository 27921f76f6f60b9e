import { getSchema } from '@glossa/contract/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { roomsOf } from '../model/rooms.ts';

/** Returns the OpenAPI document, cached while the page is open, and its route groups. */
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
