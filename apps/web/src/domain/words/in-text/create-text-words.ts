import { noop, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { storeUnconfirmedWords, takeUnconfirmedWords } from '@/domain/words/unconfirmed-words.ts';
import { WordCallContext } from '@/domain/words/word-call-context.ts';
import { createWordQueue } from '@/domain/words/word-queue.ts';
import type { WordQueue } from '@/domain/words/word-queue.ts';
import { createWordStore } from '@/domain/words/word-store.ts';
import type { WordStore } from '@/domain/words/word-store.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { createGlossStore } from './gloss-store.ts';
import { createPhraseStore, phraseOccurrencesIn } from './phrases.ts';
import { createSelectionStore } from './selection-store.ts';
import { occurrencesIn } from './sentences.ts';
import type { LoadedSentences } from './sentences.ts';
import { useTextWords } from './text-words.ts';
import type { TextWords } from './text-words.ts';

/** Creates the stores of an open text or video, for `TextWordsContext`. */
export function useCreateTextWords(kind: 'text' | 'video', id: string): TextWords {
  const [words] = useState(createWordStore);
  const [phrases] = useState(createPhraseStore);
  const [selection] = useState(createSelectionStore);
  const [glosses] = useState(createGlossStore);
  const queue = useWordQueue(words);
  const displayed = useRef<TextWords['displayed']['current']>({ occurrences: [], language: '' });
  return useMemo(
    () => ({
      source: kind === 'text' ? { text: id } : { video: id },
      words,
      phrases,
      selection,
      queue,
      glosses,
      displayed,
    }),
    [kind, id, words, phrases, selection, queue, glosses],
  );
}

/** Creates the queue of changes, which offers undo and reports failures to the user. */
function useWordQueue(words: WordStore): WordQueue {
  const client = useQueryClient();
  const { call } = use(WordCallContext);
  const queue = useMemo(
    () =>
      createWordQueue(words, call, {
        onSaved: (kind) => {
          // If the module fails to load, the next change invalidates the responses.
          import('@/domain/words/invalidate-responses.ts')
            .then(({ invalidateAfter }) => invalidateAfter(client, kind))
            .catch(noop);
        },
        onUndoable: words.offerUndo,
        onRejected: (error) => toast.apiError(errorText(error)),
      }),
    [client, call, words],
  );
  // Run before the first paint, so that no word flashes in its old state.
  useLayoutEffect(() => queue.resume(takeUnconfirmedWords()), [queue]);
  useEffect(() => {
    const leave = () => {
      storeUnconfirmedWords(words.readPending());
      queue.flush();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [queue, words]);
  return queue;
}

/**
 * Loads the displayed sentences into the stores. `parts` are the responses that make up `data`; the word states of each
 * part are loaded only once, since they become outdated while other parts arrive.
 */
export function useLoadedWords(data: LoadedSentences | undefined, parts?: readonly LoadedSentences[]): void {
  const { words, phrases, displayed } = useTextWords();
  const loaded = useRef(new WeakSet<LoadedSentences>());
  // Run before the first paint, so that no known word flashes as new.
  useLayoutEffect(() => {
    if (!data) return;
    displayed.current = { occurrences: occurrencesIn(data.sentences), language: data.language };
    for (const part of parts ?? [data]) {
      if (parts && loaded.current.has(part)) continue;
      loaded.current.add(part);
      words.load(
        new Set([...occurrencesIn(part.sentences), ...part.phrases].map(({ id }) => id)),
        part.words,
      );
    }
    phrases.load(phraseOccurrencesIn(data));
  }, [words, phrases, displayed, data, parts]);
}
