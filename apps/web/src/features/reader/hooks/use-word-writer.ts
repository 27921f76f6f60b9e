import { getWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import type { WordWriter } from '../../../lib/words/word-details.tsx';
import { toast } from '../../../ui/toast.tsx';
import { removeWord, saveFamily, savePicture } from '../model/entry-changes.ts';
import type { PageItem } from '../model/page-items.ts';
import { useReading } from './reading-session.ts';
import { useUnsaved } from './use-entry-saver.ts';
import { useSaveEntry } from './use-save-entry.ts';

/** Changes a word of the page: what is written is kept until the server has it, the rest is offered to be undone. */
export function useWordWriter(item: PageItem, entry: Word | undefined, sentence: string): WordWriter {
  const { words, changes } = useReading();
  const client = useQueryClient();
  const { fields } = useUnsaved(item.id);
  const save = useSaveEntry(item, entry, sentence);
  const writing = { words, changes, call };
  const tell = (error: unknown) => void toast.apiError(errorText(error));
  return {
    unsaved: fields,
    save,
    setPicture: (picture) =>
      savePicture(writing, item, picture)
        .then((word) => {
          client.setQueryData(endpointQuery(getWord, { params: { id: word.id } }).queryKey, word);
        })
        .catch(tell),
    setFamily: (family) => void saveFamily(writing, item, family).catch(tell),
    remove: () => void removeWord(writing, item).catch(tell),
  };
}
