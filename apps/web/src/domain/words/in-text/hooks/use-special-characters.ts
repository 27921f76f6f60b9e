import { useEffect } from 'react';
import type { RefObject } from 'react';

import { findSpecialCharacters } from '../model/find-special-characters.ts';

/** As in words.module.css. */
const name = 'special-character';

/**
 * Highlights the special characters of a text while `on`. Uses ranges instead of elements, so that ligatures stay
 * intact and rendering stays fast. Browsers without the CSS Custom Highlight API leave the text as it is.
 */
export function useSpecialCharacters({
  text,
  shown,
  on,
}: {
  text: RefObject<HTMLElement | null>;
  /** The content of the text; a change triggers a new search. */
  shown: unknown;
  on: boolean;
}): void {
  useEffect(() => {
    const element = text.current;
    if (!on || !element || typeof Highlight === 'undefined') return;
    const mark = () => CSS.highlights.set(name, new Highlight(...findSpecialCharacters(element)));
    mark();
    // Annotations are rendered later, and split the words into other text nodes.
    const watcher = new MutationObserver(mark);
    watcher.observe(element, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      CSS.highlights.delete(name);
    };
  }, [text, shown, on]);
}
