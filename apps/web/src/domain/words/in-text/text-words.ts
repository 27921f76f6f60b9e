import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import type { WordState } from '@glossa/contract/words';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useStore } from 'zustand';

import { levelChange, newWord } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import type { WordQueue } from '@/domain/words/word-queue.ts';
import { selectNewCount, selectWord } from '@/domain/words/word-store.ts';
import type { UndoableChange, WordStore } from '@/domain/words/word-store.ts';
import { findGloss } from './gloss-store.ts';
import type { GlossStore } from './gloss-store.ts';
import type { PhraseOccurrence, PhraseStore } from './phrases.ts';
import type { SelectionStore, WordSelection } from './selection-store.ts';
import type { WordOccurrence } from './sentences.ts';
import { findItem } from './text-item.ts';
import type { TextItem } from './text-item.ts';

/** The stores of an open text or video, shared by everything that displays its words. */
export interface TextWords {
  /** The ID of the text or video. */
  source: { text: string } | { video: string };
  words: WordStore;
  phrases: PhraseStore;
  selection: SelectionStore;
  queue: WordQueue;
  glosses: GlossStore;
  /** The words on screen, and the code of their language. */
  displayed: RefObject<{ occurrences: readonly WordOccurrence[]; language: string }>;
}

export const TextWordsContext = createContext<TextWords | null>(null);

/** Returns the stores of the open text or video. */
export function useTextWords(): TextWords {
  const textWords = use(TextWordsContext);
  if (!textWords) throw new Error('useTextWords needs an open text or video');
  return textWords;
}

/** Returns the current state of a word or phrase; without an ID, that of a new word. */
export function useWordState(id: number | undefined): WordState {
  const { words } = useTextWords();
  return useStore(words, id === undefined ? () => newWord : selectWord(id));
}

/** Returns the translation of a word; changes to its level do not cause a render. */
export function useWordTranslation(id: number): string {
  const { words } = useTextWords();
  return useStore(words, (all) => selectWord(id)(all).translation);
}

/** Returns the short dictionary entries of a word in its sentence; undefined if there are none. */
export function useGloss(item: Pick<TextItem, 'text' | 'seq'>): readonly DictionaryEntry[] | undefined {
  const { glosses } = useTextWords();
  return useStore(glosses, (all) => findGloss(all, item));
}

/** Returns how many of the words are new. Pass the same `ids` object on each render, so that the count is cached. */
export function useNewCount(ids: ReadonlySet<number>): number {
  const { words } = useTextWords();
  return useStore(
    words,
    useMemo(() => selectNewCount(ids), [ids]),
  );
}

/** Returns a function that sets the level of a word. */
export function useMarkWord(): (item: { id: number; text: string }, level: WordLevel) => void {
  const { queue } = useTextWords();
  return (item, level) => queue.setLevel(item, levelChange(level));
}

/** Returns the change that can be undone, if any, and functions to undo it or to dismiss the offer. */
export function useUndo(): { undoable: UndoableChange | undefined; undo: () => void; dismiss: () => void } {
  const { words, queue } = useTextWords();
  const undoable = useStore(words, (all) => all.undoable);
  const dismiss = useCallback(() => words.offerUndo(undefined), [words]);
  return { undoable, undo: queue.undo, dismiss };
}

/**
 * Returns the selected word. A selection made with a pointer renders as a transition, so that the text repaints before
 * the components beside it. A selection made with a key renders synchronously, because the next key may depend on it.
 */
export function useSelected(): WordSelection | undefined {
  const { selection } = useTextWords();
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
  const { selection } = useTextWords();
  return useStore(selection, ({ selected }) => selected !== undefined);
}

/** Returns the phrases on screen, longest first. */
export const usePhrases = (): readonly PhraseOccurrence[] =>
  useStore(useTextWords().phrases, ({ phrases }) => phrases);

/** Returns the selected word or phrase; `language` is the code of its language. */
export function useSelectedItem(
  occurrences: readonly WordOccurrence[],
  language: string,
): TextItem | undefined {
  const words = useSelected()?.words;
  const phrases = usePhrases();
  return useMemo(
    () => words && findItem(occurrences, phrases, words, language),
    [occurrences, phrases, words, language],
  );
}
