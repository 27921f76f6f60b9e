import { listTagColors } from '@glossa/contract/tags';
import type { CallResult } from '@glossa/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { endpointQuery } from '../api/query.ts';

const byName = ({ results }: CallResult<typeof listTagColors>) =>
  new Map(results.map(({ name, color }) => [name.toLowerCase(), color]));

/** Tells the colour of a tag by its name, for where names alone are known; grey until the colours have been fetched. */
export function useTagColors(): (name: string) => string {
  const { data } = useQuery({
    ...endpointQuery(listTagColors, {}),
    // Without colours the names are there all the same.
    meta: { quiet: true },
    select: byName,
  });
  return useCallback((name: string) => data?.get(name.toLowerCase()) ?? 'gray', [data]);
}
