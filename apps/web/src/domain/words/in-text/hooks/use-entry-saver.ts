import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import type { EntryFields } from '@/domain/words/entry/entry-fields.ts';
import { createEntrySaver } from '@/domain/words/entry/entry-saver.ts';
import type { EntrySaver, SaveState } from '@/domain/words/entry/entry-saver.ts';
import { queuedCall } from '../model/queued-call.ts';
import { saveEntry, savePhrase } from '../model/entry-changes.ts';
import { partsOf } from '../model/shown-items.ts';
import type { ShownItem } from '../model/shown-items.ts';
import { useWordsOnShow } from './words-on-show.ts';
import type { WordsOnShow } from './words-on-show.ts';

function createSaver(
  { words, changes, phrases, onShow }: WordsOnShow,
  client: QueryClient,
): EntrySaver<ShownItem> {
  const writing = { words, changes, call: queuedCall };
  const send = async (item: ShownItem, fields: EntryFields) => {
    const { shown, language } = onShow.current;
    const parts = [...(item.parts ?? [])];
    const phrase = { text: item.text, language, parts };
    const word =
      item.kind === 'draft'
        ? await savePhrase(writing, item.id, phrase, { ...fields, translation: fields.translation ?? '' })
        : await saveEntry(writing, item, fields);
    client.setQueryData(endpointQuery(getWord, { params: { id: word.id } }).queryKey, word);
    // The server returns its other occurrences.
    if (item.kind === 'draft' && partsOf(shown, item.words).join() === parts.join()) {
      phrases.add({ id: word.id, words: item.words });
    }
    return word;
  };
  // A phrase is created with its translation; its other fields wait for that.
  return createEntrySaver(send, ({ kind }, { translation }) => kind !== 'draft' || Boolean(translation));
}

// Kept outside WordsOnShow, because it is only needed after the words have rendered.
const savers = new WeakMap<WordsOnShow['changes'], EntrySaver<ShownItem>>();

/** Returns the saver for fields of words and phrases in the open text or video. */
export function useEntrySaver(): EntrySaver<ShownItem> {
  const session = useWordsOnShow();
  const client = useQueryClient();
  const saver = savers.get(session.changes) ?? createSaver(session, client);
  savers.set(session.changes, saver);
  return saver;
}

/** Returns the fields of a word that the server does not have yet, and the state of saving them. */
export function useUnsaved(id: number): { fields: EntryFields; state: SaveState | undefined } {
  const saver = useEntrySaver();
  const fields = useSyncExternalStore(saver.subscribe, () => saver.unsaved(id));
  const state = useSyncExternalStore(saver.subscribe, () => saver.state(id));
  return { fields, state };
}
