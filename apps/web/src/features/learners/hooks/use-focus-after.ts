import type { ListedLearner } from '@glossa/contract/learners';
import { useEffect, useState } from 'react';

import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';

/**
 * Moves the focus after rows were deleted: to the next row, else the previous one, else the search. Returns a function
 * to call with the deleted rows once the dialog has closed.
 */
export function useFocusAfter(learners: readonly ListedLearner[]): (gone: readonly ListedLearner[]) => void {
  const [target, setTarget] = useState<{ id: string | undefined }>();
  // Runs after the dialog has returned the focus to the row that is about to disappear.
  useEffect(() => {
    if (!target) return;
    const row = target.id && document.querySelector<HTMLElement>(`[${rowFocusAttribute}="${target.id}"]`);
    (row || document.querySelector<HTMLElement>('input[type="search"]'))?.focus();
  }, [target]);
  return (gone) => {
    const ids = new Set(gone.map(({ id }) => id));
    const last = learners.findLastIndex(({ id }) => ids.has(id));
    const isThere = ({ id }: ListedLearner) => !ids.has(id);
    const next = learners.slice(last + 1).find(isThere) ?? learners.slice(0, last).findLast(isThere);
    setTarget({ id: next?.id });
  };
}
