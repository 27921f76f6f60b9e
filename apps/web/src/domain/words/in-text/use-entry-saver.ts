import { getWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import {
  removeWord,
  saveEntry,
  saveFamily,
  savePhrase,
  saveImage,
} from '@/domain/words/entry/entry-changes.ts';
import type { EntryFields } from '@/domain/words/entry/entry-fields.ts';
import { createEntrySaver } from '@/domain/words/entry/entry-saver.ts';
import type { EntrySaver, SaveState } from '@/domain/words/entry/entry-saver.ts';
import type { WordWriter } from '@/domain/words/entry/word-details.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { getPhraseParts } from './text-item.ts';
import type { TextItem } from './text-item.ts';
import { useTextWords } from './text-words.ts';
import type { TextWords } from './text-words.ts';

const changeContext = ({ words, queue }: TextWords) => ({ words, queue, call: queue.call });

function createSaver(textWords: TextWords, client: QueryClient): EntrySaver<TextItem> {
  const { phrases, displayed: onShow } = textWords;
  const context = changeContext(textWords);
  const send = async (item: TextItem, fields: EntryFields) => {
    const { occurrences: shown, language } = onShow.current;
    const parts = [...(item.parts ?? [])];
    const phrase = { text: item.text, language, parts };
    const word =
      item.kind === 'draft'
        ? await savePhrase(context, item.id, phrase, { ...fields, translation: fields.translation ?? '' })
        : await saveEntry(context, item, fields);
    client.setQueryData(endpointQuery(getWord, { params: { id: word.id } }).queryKey, word);
    // The reloaded page will contain the phrase's other occurrences.
    if (item.kind === 'draft' && getPhraseParts(shown, item.words).join() === parts.join()) {
      phrases.add({ id: word.id, words: item.words });
    }
    return word;
  };
  // A draft phrase can't be saved without a translation, so its other fields wait for one.
  return createEntrySaver(send, ({ kind }, { translation }) => kind !== 'draft' || Boolean(translation));
}

// Stored outside TextWords, because a saver is needed only after the words have rendered.
const savers = new WeakMap<TextWords['queue'], EntrySaver<TextItem>>();

/** Returns the saver for fields of words and phrases in the open text or video. */
export function useEntrySaver(): EntrySaver<TextItem> {
  const textWords = useTextWords();
  const client = useQueryClient();
  const saver = savers.get(textWords.queue) ?? createSaver(textWords, client);
  savers.set(textWords.queue, saver);
  return saver;
}

/** Returns the fields of a word that the server does not have yet, and the state of saving them. */
export function useUnsaved(id: number): { fields: EntryFields; state: SaveState | undefined } {
  const saver = useEntrySaver();
  const fields = useSyncExternalStore(saver.subscribe, () => saver.unsaved(id));
  const state = useSyncExternalStore(saver.subscribe, () => saver.state(id));
  return { fields, state };
}

/**
 * Returns a function that saves fields of a word; `entry` is the server's version, once loaded. The first save also
 * stores the word's sentence as its example.
 */
export function useSaveEntry(
  item: TextItem,
  entry: Word | undefined,
  sentence: string,
): (fields: EntryFields) => void {
  const { words } = useTextWords();
  const saver = useEntrySaver();
  return (fields) => {
    const { level, ignored } = words.read(item.id);
    const lacksExample = entry ? entry.example === '' : level === 0 && !ignored;
    const isNewExample = lacksExample && fields.example === undefined && !saver.unsaved(item.id).example;
    saver.save(item, isNewExample ? { ...fields, example: sentence } : fields);
  };
}

/** Changes a word on screen: text fields are retried until the server has them; other changes can be undone. */
export function useWordWriter(item: TextItem, entry: Word | undefined, sentence: string): WordWriter {
  const context = changeContext(useTextWords());
  const client = useQueryClient();
  const { fields } = useUnsaved(item.id);
  const save = useSaveEntry(item, entry, sentence);
  const showError = (error: unknown) => void toast.apiError(errorText(error));
  return {
    unsaved: fields,
    save,
    setPicture: (picture) =>
      saveImage(context, item, picture)
        .then((word) => {
          client.setQueryData(endpointQuery(getWord, { params: { id: word.id } }).queryKey, word);
        })
        .catch(showError),
    setFamily: (family) => void saveFamily(context, item, family).catch(showError),
    remove: () => void removeWord(context, item).catch(showError),
  };
}
