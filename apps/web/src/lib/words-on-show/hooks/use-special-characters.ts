import { useEffect } from 'react';
import type { RefObject } from 'react';

import { findSpecialCharacters } from '../model/find-special-characters.ts';

/** As in words.module.css. */
const name = 'special-character';

/**
 * Marks the special characters of a text while `on`. They are ranges and no elements: joined letters stay joined, and
 * a page is drawn as fast as without. Browsers that cannot mark ranges leave the text as it is.
 */
export function useSpecialCharacters({
  text,
  shown,
  on,
}: {
  text: RefObject<HTMLElement | null>;
  /** What the text shows; looked through again when it changes. */
  shown: unknown;
  on: boolean;
}): void {
  useEffect(() => {
    const element = text.current;
    if (!on || !element || typeof Highlight === 'undefined') return;
    const mark = () => CSS.highlights.set(name, new Highlight(...findSpecialCharacters(element)));
    mark();
    // What is written over words comes later and cuts their letters into other pieces.
    const watcher = new MutationObserver(mark);
    watcher.observe(element, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      CSS.highlights.delete(name);
    };
  }, [text, shown, on]);
}
