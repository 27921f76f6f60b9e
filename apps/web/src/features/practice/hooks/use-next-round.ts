import { listPracticeCards } from '@glossa/contract/practice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import type { RoundChoice } from './use-session.ts';

/**
 * Returns how many cards a session would have if it started now, and how many words it would skip because no chosen
 * mode suits them. Undefined while loading, or without a `choice`.
 */
export function useNextRound(
  choice: RoundChoice | undefined,
): { cards: number; leftOut: number } | undefined {
  const { modes = [], ...query } = choice ?? { language: '', limit: 1 };
  const { data } = useQuery({
    ...endpointQuery(listPracticeCards, { query: { ...query, modes: modes.join(',') } }),
    enabled: choice !== undefined,
    placeholderData: keepPreviousData,
    // What is due changes over time.
    staleTime: 0,
    // The error is shown on start.
    meta: { quiet: true },
  });
  return choice && data && { cards: data.results.length, leftOut: data.left_out };
}
