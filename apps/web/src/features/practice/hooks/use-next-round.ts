import { listPracticeCards } from '@glossa/contract/practice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import type { RoundChoice } from './use-session.ts';

/**
 * How many cards a round would have if it began now, and how many words it would leave out because no chosen mode can
 * ask for them; undefined until that is known, or where there is no `choice` yet.
 */
export function useNextRound(
  choice: RoundChoice | undefined,
): { cards: number; leftOut: number } | undefined {
  const { modes = [], ...query } = choice ?? { language: '', limit: 1 };
  const { data } = useQuery({
    ...endpointQuery(listPracticeCards, { query: { ...query, modes: modes.join(',') } }),
    enabled: choice !== undefined,
    placeholderData: keepPreviousData,
    // What is due changes with the time.
    staleTime: 0,
    // Whoever starts is told what is wrong.
    meta: { quiet: true },
  });
  return choice && data && { cards: data.results.length, leftOut: data.left_out };
}
