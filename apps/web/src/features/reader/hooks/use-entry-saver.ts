import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { RefObject } from 'react';

import { endpointQuery } from '../../../lib/api/query.ts';
import { createEntrySaver } from '../model/entry-saver.ts';
import type { EntrySaver } from '../model/entry-saver.ts';
import { partsOf } from '../model/page-items.ts';
import type { PageWord } from '../model/page-words.ts';
import type { PhraseStore } from '../model/phrase-store.ts';
import type { WordChanges } from '../model/word-changes.ts';

/** Milliseconds until what waits for a connection is sent again. */
const retryAfter = 5000;

/** Saves what is written of words and phrases while a text is open; `shown` is the page on show. */
export function useEntrySaver({
  changes,
  phrases,
  shown,
}: {
  changes: WordChanges;
  phrases: PhraseStore;
  shown: RefObject<{ page: readonly PageWord[]; language: string }>;
}): EntrySaver {
  const client = useQueryClient();
  const saver = useMemo(
    () =>
      createEntrySaver(async (item, fields) => {
        const { page, language } = shown.current;
        const parts = [...(item.parts ?? [])];
        const { translation = '' } = fields;
        const word =
          item.kind === 'draft'
            ? await changes.savePhrase(item.id, { text: item.text, language, parts }, { ...fields, translation })
            : await changes.saveEntry(item, fields);
        client.setQueryData(endpointQuery(getWord, { params: { id: word.id } }).queryKey, word);
        // Its other places come with the page from the server.
        if (item.kind === 'draft' && partsOf(page, item.words).join() === parts.join()) {
          phrases.add({ id: word.id, words: item.words });
        }
        return word;
      }),
    [client, changes, phrases, shown],
  );
  useEffect(() => {
    const again = () => saver.retry();
    const timer = setInterval(again, retryAfter);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [saver]);
  return saver;
}
