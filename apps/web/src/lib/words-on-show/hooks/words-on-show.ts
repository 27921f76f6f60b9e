import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RefObject } from 'react';
import type { WordState } from '@glossa/contract/words';

import { newWord } from '../../words/knowledge.ts';
import { itemOf } from '../model/shown-items.ts';
import type { ShownItem } from '../model/shown-items.ts';
import type { ShownWord } from '../model/shown-words.ts';
import type { PhraseStore } from '../model/phrase-store.ts';
import type { Selected, Selection } from '../model/selection.ts';
import type { UndoOffers } from '../model/undo-offers.ts';
import type { WordChanges } from '../model/word-changes.ts';
import type { WordStore } from '../model/word-store.ts';

/** What all that shows words shares while one text or video is open. */
export interface WordsOnShow {
  words: WordStore;
  phrases: PhraseStore;
  selection: Selection;
  changes: WordChanges;
  offers: UndoOffers;
  /** The words on show now, and the code of their language. */
  onShow: RefObject<{ shown: readonly ShownWord[]; language: string }>;
}

export const WordsOnShowContext = createContext<WordsOnShow | null>(null);

/** The words of the open text or video. */
export function useWordsOnShow(): WordsOnShow {
  const session = use(WordsOnShowContext);
  if (!session) throw new Error('useWordsOnShow needs an open text or video');
  return session;
}

const nothingToFollow = () => () => undefined;

/** How the learner knows a word or phrase; follows its changes. Without an id it is as one that is new. */
export function useWordState(id: number | undefined): WordState {
  const { words } = useWordsOnShow();
  return useSyncExternalStore(
    id === undefined ? nothingToFollow : (listener) => words.subscribe(id, listener),
    () => (id === undefined ? newWord : words.read(id)),
  );
}

/** The translation of a word; a change of its level is no change here. */
export function useTranslationOf(id: number): string {
  const { words } = useWordsOnShow();
  return useSyncExternalStore(
    (listener) => words.subscribe(id, listener),
    () => words.read(id).translation,
  );
}

/**
 * The selected word; follows the selection. What a pointer selects is painted in the text before what stands beside it
 * is drawn anew; what a key selects is here with it, as the next key may be meant for what it finds there.
 */
export function useSelected(): Selected | undefined {
  const { selection } = useWordsOnShow();
  const [selected, setSelected] = useState(selection.read);
  useEffect(() => {
    const follow = () => {
      const next = selection.read();
      if (next && next.by !== 'key') startTransition(() => setSelected(next));
      else setSelected(next);
    };
    follow();
    return selection.subscribe(follow);
  }, [selection]);
  return selected;
}

/** Whether any word is selected; says nothing of a move from one to the next. */
export function useHasSelection(): boolean {
  const { selection } = useWordsOnShow();
  return useSyncExternalStore(selection.subscribe, () => selection.read() !== undefined);
}

/** The selected one of the words and phrases on show, with what stands there; `language` is the code of theirs. */
export function useSelectedItem(shown: readonly ShownWord[], language: string): ShownItem | undefined {
  const { phrases } = useWordsOnShow();
  const words = useSelected()?.words;
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  return useMemo(() => words && itemOf(shown, known, words, language), [shown, known, words, language]);
}
