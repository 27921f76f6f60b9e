import { listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { listWordChanges } from '@glossa/contract/word-changes';
import { getVocabulary } from '@glossa/contract/word-lists';
import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';

import { endpointKey } from '../../../lib/api/query.ts';

/** Answers in which words are counted or shown, besides the list itself. */
const counting = [getVocabulary, getWord, listTexts, listArchivedTexts, listWordChanges];

/** Lets all that counts words or tells of their changes be asked for anew. */
export function useRefreshWords(): () => void {
  const client = useQueryClient();
  return () => {
    for (const endpoint of counting) void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
  };
}
