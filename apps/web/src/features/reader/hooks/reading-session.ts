import { createContext, use, useSyncExternalStore } from 'react';
import type { WordState } from '@glossa/contract/words';

import type { PageWord } from '../model/page-words.ts';
import type { Selected, Selection } from '../model/selection.ts';
import type { UndoOffers } from '../model/undo-offers.ts';
import type { WordChanges } from '../model/word-changes.ts';
import type { WordStore } from '../model/word-store.ts';

/** What the parts of the reader share while one text is open. */
export interface ReadingSession {
  words: WordStore;
  selection: Selection;
  changes: WordChanges;
  offers: UndoOffers;
}

export const ReadingContext = createContext<ReadingSession | null>(null);

/** The open text's session. */
export function useReading(): ReadingSession {
  const session = use(ReadingContext);
  if (!session) throw new Error('useReading needs an open text');
  return session;
}

/** How the learner knows a word; follows its changes. */
export function useWordState(id: number): WordState {
  const { words } = useReading();
  return useSyncExternalStore(
    (listener) => words.subscribe(id, listener),
    () => words.read(id),
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

/** The selected word of a page, with what stands there. */
export function useSelectedWord(page: readonly PageWord[]): PageWord | undefined {
  const selected = useSelected();
  return selected && page[selected.index];
}
