import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RefObject } from 'react';
import type { WordState } from '@glossa/contract/words';
import { useStore } from 'zustand';

import { levelChange, newWord } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import { itemOf } from '../model/shown-items.ts';
import type { ShownItem } from '../model/shown-items.ts';
import type { ShownWord } from '../model/shown-words.ts';
import type { PhraseStore } from '../model/phrase-store.ts';
import type { Selected, Selection } from '../model/selection.ts';
import type { WordQueue } from '@/domain/words/word-queue.ts';
import { selectNewCount, selectWord } from '@/domain/words/word-store.ts';
import type { Undoable, WordStore } from '@/domain/words/word-store.ts';

/** State shared by everything that shows words, while one text or video is open. */
export interface WordsOnShow {
  words: WordStore;
  phrases: PhraseStore;
  selection: Selection;
  queue: WordQueue;
  /** The words on screen, and the code of their language. */
  onShow: RefObject<{ shown: readonly ShownWord[]; language: string }>;
}

export const WordsOnShowContext = createContext<WordsOnShow | null>(null);

/** Returns the word state of the open text or video. */
export function useWordsOnShow(): WordsOnShow {
  const session = use(WordsOnShowContext);
  if (!session) throw new Error('useWordsOnShow needs an open text or video');
  return session;
}

/** Returns the state of a word or phrase and follows it; that of a new word if there is no ID. */
export function useWordState(id: number | undefined): WordState {
  const { words } = useWordsOnShow();
  return useStore(words, id === undefined ? () => newWord : selectWord(id));
}

/** Returns the translation of a word; changes of its level do not cause a render. */
export function useTranslationOf(id: number): string {
  const { words } = useWordsOnShow();
  return useStore(words, (all) => selectWord(id)(all).translation);
}

/** Returns how many of the words are new. `ids` should stay the same object. */
export function useNewCount(ids: ReadonlySet<number>): number {
  const { words } = useWordsOnShow();
  return useStore(
    words,
    useMemo(() => selectNewCount(ids), [ids]),
  );
}

/** Returns a function that sets the level of a word. */
export function useMarkWord(): (item: { id: number; text: string }, level: WordLevel) => void {
  const { queue } = useWordsOnShow();
  return (item, level) => queue.setLevel(item, levelChange(level));
}

/** Returns the change that can be undone, if any, and functions to undo it or to dismiss the offer. */
export function useUndo(): { undoable: Undoable | undefined; undo: () => void; dismiss: () => void } {
  const { words, queue } = useWordsOnShow();
  const undoable = useStore(words, (all) => all.undoable);
  const dismiss = useCallback(() => words.offerUndo(undefined), [words]);
  return { undoable, undo: queue.undo, dismiss };
}

/**
 * Returns the selected word. A pointer's selection is a transition: the text repaints before the components beside it.
 * A key's selection renders synchronously, as the next key may depend on it.
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

/** Returns whether any word is selected; does not render again when the selection moves. */
export function useHasSelection(): boolean {
  const { selection } = useWordsOnShow();
  return useSyncExternalStore(selection.subscribe, () => selection.read() !== undefined);
}

/** Returns the selected word or phrase; `language` is the code of its language. */
export function useSelectedItem(shown: readonly ShownWord[], language: string): ShownItem | undefined {
  const { phrases } = useWordsOnShow();
  const words = useSelected()?.words;
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  return useMemo(() => words && itemOf(shown, known, words, language), [shown, known, words, language]);
}
