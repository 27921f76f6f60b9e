import { search } from '@glossa/contract/search';
import type { Found } from '@glossa/contract/search';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';

const rest = 150;
const longest = 100;

/**
 * Returns the search results for a text, debounced. The previous results stay meanwhile, marked by `isOld`. Outdated
 * requests are aborted.
 */
export function useFound(
  typed: string,
  everywhere: boolean,
): { found: Found | undefined; error: Error | null; isOld: boolean; retry: () => void } {
  const { account_type: type, current_language: language } = useUser();
  const wanted = typed.trim().slice(0, longest);
  const [q] = useDebouncedValue(wanted, rest);
  const isAsked = q !== '' && wanted !== '' && type === 'learner';
  const { data, error, isFetching, refetch } = useQuery({
    ...endpointQuery(search, { query: { q, ...(everywhere || language === null ? {} : { language }) } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    found: isAsked && !error ? data : undefined,
    error: isAsked && !isFetching ? error : null,
    isOld: type === 'learner' && wanted !== '' && (q !== wanted || isFetching),
    retry: () => void refetch(),
  };
}
