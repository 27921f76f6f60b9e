import { listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { listWordChanges } from '@glossa/contract/word-changes';
import { getVocabulary } from '@glossa/contract/word-lists';
import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';

import { endpointKey } from '@/lib/api/query.ts';

/** Queries that count or show words, besides the list itself. */
const counting = [getVocabulary, getWord, listTexts, listArchivedTexts, listWordChanges];

/** Invalidates all queries that depend on words. */
export function useRefreshWords(): () => void {
  const client = useQueryClient();
  return () => {
    for (const endpoint of counting) void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
  };
}
