import { getWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import type { WordWriter } from '@/domain/words/entry/word-details.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { queuedCall } from '../model/queued-call.ts';
import { removeWord, saveFamily, savePicture } from '../model/entry-changes.ts';
import type { ShownItem } from '../model/shown-items.ts';
import { useWordsOnShow } from './words-on-show.ts';
import { useUnsaved } from './use-entry-saver.ts';
import { useSaveEntry } from './use-save-entry.ts';

/** Changes a word on screen: text fields are retried until the server has them, other changes offer undo. */
export function useWordWriter(item: ShownItem, entry: Word | undefined, sentence: string): WordWriter {
  const { words, changes } = useWordsOnShow();
  const client = useQueryClient();
  const { fields } = useUnsaved(item.id);
  const save = useSaveEntry(item, entry, sentence);
  const writing = { words, changes, call: queuedCall };
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
