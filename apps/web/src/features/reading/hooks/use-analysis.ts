import { getAnalysis } from '@glossa/contract/reading';
import type { Analysis } from '@glossa/contract/reading';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** Returns the current statistics of a text; `known` are those loaded with the page. */
export function useAnalysis(id: string, known: Analysis): Analysis {
  const { data } = useQuery({ ...endpointQuery(getAnalysis, { params: { id } }), initialData: known });
  return data;
}
