import { useSearchParams } from 'react-router-dom';

import { noFilters, readView, viewParams } from '../../../lib/word-lists/words-view.ts';
import type { WordsView } from '../../../lib/word-lists/words-view.ts';

export type ChangeView = (part: Partial<WordsView>, options?: { replace?: boolean }) => void;

/** What the list shows, kept in the address; `replace` keeps a change out of the history. */
export function useWordsView(): { view: WordsView; change: ChangeView; clear: () => void } {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const change: ChangeView = (part, { replace = false } = {}) =>
    setParams(viewParams({ ...view, ...part }), { replace });
  return { view, change, clear: () => change(noFilters) };
}
