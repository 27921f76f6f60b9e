import { getVocabulary } from '@glossa/contract/word-lists';
import type { Vocabulary } from '@glossa/contract/word-lists';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';

/** Numbers of words by level, and what they can be chosen by. */
export const useVocabulary = (language: string): Vocabulary | undefined =>
  useQuery({ ...endpointQuery(getVocabulary, { query: { language } }), staleTime: 0 }).data;
