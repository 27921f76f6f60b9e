import { listTagColors } from '@glossa/contract/tags';
import type { CallResult } from '@glossa/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';

const byName = ({ results }: CallResult<typeof listTagColors>) =>
  new Map(results.map(({ name, color }) => [name.toLowerCase(), color]));

/** Returns a function that looks up a tag's color by its name; gray until the colors have loaded. */
export function useTagColors(): (name: string) => string {
  const { data } = useQuery({
    ...endpointQuery(listTagColors, {}),
    // Tags are usable without colors.
    meta: { silent: true },
    select: byName,
  });
  return useCallback((name: string) => data?.get(name.toLowerCase()) ?? 'gray', [data]);
}
