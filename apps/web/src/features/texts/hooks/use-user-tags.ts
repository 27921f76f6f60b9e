import { listTextTags } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** Returns the tags used in the user's texts; empty while loading. */
export const useUserTags = (): string[] =>
  useQuery(endpointQuery(listTextTags, {})).data?.results.map(({ name }) => name) ?? [];
