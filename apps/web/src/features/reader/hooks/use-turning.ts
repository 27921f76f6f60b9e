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
  /** The page asked for. */
  wanted: number;
  /** It is on its way; the page of `data` stands in for it. */
  waiting: boolean;
  onOpen: (page: number, replace: boolean) => void;
  /** The text was read to its end. */
  onEnd: () => void;
  /** A page shows again when it changes. */
  fresh?: unknown;
}): {
  /** The end of the text shows instead of a page. */
  finished: boolean;
  /** From the end back to the page before it. */
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
