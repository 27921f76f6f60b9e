import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useState } from 'react';

import { useLeaf } from './use-leaf.ts';

/** Turns the pages of a text, past the last one to its end. */
export function useTurning({
  data: { page, pages, sentences },
  wanted,
  waiting,
  onOpen,
  onEnd,
  fresh = sentences,
}: {
  data: ReadingPage;
  /** The requested page. */
  wanted: number;
  /** It is loading; `data` is the previous page. */
  waiting: boolean;
  onOpen: (page: number, replace: boolean) => void;
  /** Called at the end of the text. */
  onEnd: () => void;
  /** Leaves the end of the text whenever it changes. */
  fresh?: unknown;
}): {
  /** Whether the end of the text is shown instead of a page. */
  finished: boolean;
  /** Returns from the end to the last page. */
  back: () => void;
  turn: (step: 1 | -1) => void;
} {
  const [finished, setFinished] = useState(false);
  useEffect(() => setFinished(false), [fresh]);
  const leaf = useLeaf({
    page: waiting ? wanted : page,
    pages,
    onOpen: (target) => onOpen(target, true),
  });
  const back = () => setFinished(false);
  return {
    finished,
    back,
    turn: (step) => {
      if (finished) {
        if (step === -1) back();
      } else if (leaf(step) && !waiting) {
        onEnd();
        setFinished(true);
      }
    },
  };
}
