import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { ReadingPage } from '@glossa/contract/reading';
import type { WordState } from '@glossa/contract/words';

import { newWord } from '../../../lib/words/knowledge.ts';
import { itemOf } from '../model/page-items.ts';
import type { PageItem } from '../model/page-items.ts';
import type { PageWord } from '../model/page-words.ts';
import type { PhraseStore } from '../model/phrase-store.ts';
import type { Selected, Selection } from '../model/selection.ts';
import type { UndoOffers } from '../model/undo-offers.ts';
import type { WordChanges } from '../model/word-changes.ts';
import type { WordStore } from '../model/word-store.ts';

/** What the parts of the reader share while one text is open. */
export interface ReadingSession {
  words: WordStore;
  phrases: PhraseStore;
  selection: Selection;
  changes: WordChanges;
  offers: UndoOffers;
  /** The words of the page on show, the code of their language, and the page itself. */
  shown: RefObject<{ page: readonly PageWord[]; language: string; data?: ReadingPage }>;
}

export const ReadingContext = createContext<ReadingSession | null>(null);

/** The open text's session. */
export function useReading(): ReadingSession {
  const session = use(ReadingContext);
  if (!session) throw new Error('useReading needs an open text');
  return session;
}

const nothingToFollow = () => () => undefined;

/** How the learner knows a word or phrase; follows its changes. Without an id it is as one that is new. */
export function useWordState(id: number | undefined): WordState {
  const { words } = useReading();
  return useSyncExternalStore(
    id === undefined ? nothingToFollow : (listener) => words.subscribe(id, listener),
    () => (id === undefined ? newWord : words.read(id)),
  );
}

/** The translation of a word; a change of its level is no change here. */
export function useTranslationOf(id: number): string {
  const { words } = useReading();
  return useSyncExternalStore(
    (listener) => words.subscribe(id, listener),
    () => words.read(id).translation,
  );
}

/** The selected word; follows the selection. */
export function useSelected(): Selected | undefined {
  const { selection } = useReading();
  return useSyncExternalStore(selection.subscribe, selection.read);
}

/** Whether any word is selected; says nothing of a move from one to the next. */
export function useHasSelection(): boolean {
  const { selection } = useReading();
  return useSyncExternalStore(selection.subscribe, () => selection.read() !== undefined);
}

/** The selected word or phrase of a page, with what stands there; `language` is the code of the text's. */
export function useSelectedItem(page: readonly PageWord[], language: string): PageItem | undefined {
  const { phrases } = useReading();
  const words = useSelected()?.words;
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  return useMemo(() => words && itemOf(page, known, words, language), [page, known, words, language]);
}
