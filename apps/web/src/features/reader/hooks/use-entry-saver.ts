import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { call } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import type { EntryFields } from '../../../lib/words/entry-fields.ts';
import { createEntrySaver } from '../../../lib/words/entry-saver.ts';
import type { EntrySaver, SaveState } from '../../../lib/words/entry-saver.ts';
import { saveEntry, savePhrase } from '../model/entry-changes.ts';
import { partsOf } from '../model/page-items.ts';
import type { PageItem } from '../model/page-items.ts';
import { useReading } from './reading-session.ts';
import type { ReadingSession } from './reading-session.ts';

function createSaver(
  { words, changes, phrases, shown }: ReadingSession,
  client: QueryClient,
): EntrySaver<PageItem> {
  const writing = { words, changes, call };
  const send = async (item: PageItem, fields: EntryFields) => {
    const { page, language } = shown.current;
    const parts = [...(item.parts ?? [])];
    const phrase = { text: item.text, language, parts };
    const word =
      item.kind === 'draft'
        ? await savePhrase(writing, item.id, phrase, { ...fields, translation: fields.translation ?? '' })
        : await saveEntry(writing, item, fields);
    client.setQueryData(endpointQuery(getWord, { params: { id: word.id } }).queryKey, word);
    // Its other places come with the page from the server.
    if (item.kind === 'draft' && partsOf(page, item.words).join() === parts.join()) {
      phrases.add({ id: word.id, words: item.words });
    }
    return word;
  };
  // A phrase comes into being with its translation; what else is written of it waits for that.
  return createEntrySaver(send, ({ kind }, { translation }) => kind !== 'draft' || Boolean(translation));
}

// Nothing of it is needed before the page stands, so it is not part of the session from the beginning.
const savers = new WeakMap<ReadingSession['changes'], EntrySaver<PageItem>>();

/** Saves what is written of words and phrases while a text is open. */
export function useEntrySaver(): EntrySaver<PageItem> {
  const session = useReading();
  const client = useQueryClient();
  const saver = savers.get(session.changes) ?? createSaver(session, client);
  savers.set(session.changes, saver);
  return saver;
}

/** What was written of a word and is not on the server yet, and how its saving goes. */
export function useUnsaved(id: number): { fields: EntryFields; state: SaveState | undefined } {
  const saver = useEntrySaver();
  const fields = useSyncExternalStore(saver.subscribe, () => saver.unsaved(id));
  const state = useSyncExternalStore(saver.subscribe, () => saver.state(id));
  return { fields, state };
}
