import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { call } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { createEntrySaver } from '../model/entry-saver.ts';
import type { EntrySaver, SaveState } from '../model/entry-saver.ts';
import { partsOf } from '../model/page-items.ts';
import { saveEntry, savePhrase } from '../model/entry-changes.ts';
import type { EntryFields } from '../../../lib/words/entry-fields.ts';
import { useReading } from './reading-session.ts';
import type { ReadingSession } from './reading-session.ts';

/** Milliseconds until what waits for a connection is sent again. */
const retryAfter = 5000;

function createSaver({ words, changes, phrases, shown }: ReadingSession, client: QueryClient): EntrySaver {
  const writing = { words, changes, call };
  return createEntrySaver(async (item, fields) => {
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
  });
}

// Nothing of it is needed before the page stands, so it is not part of the session from the beginning.
const savers = new WeakMap<ReadingSession['changes'], EntrySaver>();

/** Saves what is written of words and phrases while a text is open. */
export function useEntrySaver(): EntrySaver {
  const session = useReading();
  const client = useQueryClient();
  const saver = savers.get(session.changes) ?? createSaver(session, client);
  savers.set(session.changes, saver);
  return saver;
}

/** Sends what waits for a connection again, now and then and as soon as there is one. */
export function useSaverRetries(): void {
  const saver = useEntrySaver();
  useEffect(() => {
    const again = () => saver.retry();
    const timer = setInterval(again, retryAfter);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [saver]);
}

/** What was written of a word and is not on the server yet, and how its saving goes. */
export function useUnsaved(id: number): { fields: EntryFields; state: SaveState | undefined } {
  const saver = useEntrySaver();
  const fields = useSyncExternalStore(saver.subscribe, () => saver.unsaved(id));
  const state = useSyncExternalStore(saver.subscribe, () => saver.state(id));
  return { fields, state };
}
