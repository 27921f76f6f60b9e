import type { ListedLearner } from '@glossa/contract/learners';
import { useEffect, useState } from 'react';

import { rowFocusAttribute } from '../../../lib/shortcuts/use-row-focus.ts';

/**
 * Where the focus goes when rows are gone for good: to the row that follows them, or to the one before, or else to the
 * search. Answers what is called with the rows, once their dialog is closed.
 */
export function useFocusAfter(learners: readonly ListedLearner[]): (gone: readonly ListedLearner[]) => void {
  const [target, setTarget] = useState<{ id: string | undefined }>();
  // After the dialog has given the focus back to what is about to go.
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
