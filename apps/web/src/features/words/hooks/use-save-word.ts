import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';

import { endpointQuery, useEndpointMutation } from '../../../lib/api/query.ts';

/** Fields that are written in the details of a word. */
export const writtenFields = [
  'translation',
  'pronunciation',
  'definition',
  'part_of_speech',
  'example',
  'notes',
] as const;
export type Written = Pick<Word, (typeof writtenFields)[number]>;

/** Saves what was written of a word; a failure is told as a toast. */
export function useSaveWord(onSaved: (word: Word) => void) {
  const client = useQueryClient();
  return useEndpointMutation(addOrUpdateWord, {
    onSuccess: ({ word }) => {
      client.setQueryData(endpointQuery(getWord, { params: { id: word.id } }).queryKey, word);
      onSaved(word);
    },
  });
}

/** The body of a save: what changed, with what an entry cannot be without. */
export const savedBody = (word: Word, written: Written) => ({
  text: word.text,
  language: word.language,
  knowledge_level: word.knowledge_level,
  ...Object.fromEntries(
    writtenFields
      .filter((name) => written[name].trim() !== word[name])
      .map((name) => [name, written[name].trim()] as const),
  ),
  translation: written.translation.trim(),
});
