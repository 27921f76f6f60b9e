import { useUrlView } from '@/domain/search/use-url-view.ts';
import { noFilters, readView, viewParams } from '@/domain/words/lists/words-view.ts';
import type { WordsView } from '@/domain/words/lists/words-view.ts';

export type ChangeView = (part: Partial<WordsView>, options?: { replace?: boolean }) => void;

/** Reads the view of the list from the URL; `replace` changes it without a history entry. */
export function useWordsView(): { view: WordsView; change: ChangeView; clear: () => void } {
  const { view, change } = useUrlView({ read: readView, write: viewParams });
  return { view, change, clear: () => change(noFilters) };
}
