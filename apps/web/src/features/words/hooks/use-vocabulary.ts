import { getVocabulary } from '@glossa/contract/word-lists';
import type { Vocabulary } from '@glossa/contract/word-lists';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** Returns the number of words per level, and the values available for filters. */
export const useVocabulary = (language: string): Vocabulary | undefined =>
  useQuery({ ...endpointQuery(getVocabulary, { query: { language } }), staleTime: 0 }).data;
