import { noop, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { WordCallContext } from '@/domain/words/word-call-context.ts';
import { createWordQueue } from '@/domain/words/word-queue.ts';
import type { WordQueue } from '@/domain/words/word-queue.ts';
import { createWordStore } from '@/domain/words/word-store.ts';
import type { WordStore } from '@/domain/words/word-store.ts';
import { createPhraseStore } from '../model/phrase-store.ts';
import { createSelection } from '../model/selection.ts';
import { shownPhrases } from '../model/shown-phrases.ts';
import { shownWords } from '../model/shown-words.ts';
import type { ToldSentences } from '../model/told-sentences.ts';
import { useWordsOnShow } from './words-on-show.ts';
import type { WordsOnShow } from './words-on-show.ts';

/** Creates the word state of an open text or video, for `WordsOnShowContext`. */
export function useOpenedWords(): WordsOnShow {
  const [words] = useState(createWordStore);
  const [phrases] = useState(createPhraseStore);
  const [selection] = useState(createSelection);
  const queue = useWordQueue(words);
  const onShow = useRef<WordsOnShow['onShow']['current']>({ shown: [], language: '' });
  return useMemo(() => ({ words, phrases, selection, queue, onShow }), [words, phrases, selection, queue]);
}

/** Creates the queue of changes, which offers undo and reports failures to the reader. */
function useWordQueue(words: WordStore): WordQueue {
  const client = useQueryClient();
  const { call } = use(WordCallContext);
  const queue = useMemo(
    () =>
      createWordQueue(words, call, {
        onSaved: (kind) => {
          // If this fails to load, the next change refreshes everything.
          import('@/domain/words/invalidate-responses.ts')
            .then(({ invalidateAfter }) => invalidateAfter(client, kind))
            .catch(noop);
        },
        onUndoable: words.offerUndo,
        onRefused: (error) => toast.apiError(errorText(error)),
      }),
    [client, call, words],
  );
  useEffect(() => {
    addEventListener('pagehide', queue.flush);
    return () => removeEventListener('pagehide', queue.flush);
  }, [queue]);
  return queue;
}

/**
 * Loads the displayed sentences into the shared word state. `parts` are the responses that make up `data`; the word
 * states of each are loaded only once, since they become outdated while others arrive.
 */
export function useLoadedWords(data: ToldSentences | undefined, parts?: readonly ToldSentences[]): void {
  const { words, phrases, onShow } = useWordsOnShow();
  const loaded = useRef(new WeakSet<ToldSentences>());
  // Before the first paint, so that no known word flashes as new.
  useLayoutEffect(() => {
    if (!data) return;
    onShow.current = { shown: shownWords(data.sentences), language: data.language };
    for (const part of parts ?? [data]) {
      if (parts && loaded.current.has(part)) continue;
      loaded.current.add(part);
      words.load(new Set([...shownWords(part.sentences), ...part.phrases].map(({ id }) => id)), part.words);
    }
    phrases.load(shownPhrases(data));
  }, [words, phrases, onShow, data, parts]);
}
