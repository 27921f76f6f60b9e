import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Must match words.module.css. */
const highlightName = 'special-character';

/**
 * Highlights the special characters of a text while `enabled`. Uses ranges instead of elements, so that ligatures stay
 * intact and rendering stays fast. Browsers without the CSS Custom Highlight API leave the text as it is.
 */
export function useSpecialCharacters({
  text,
  content,
  enabled,
}: {
  text: RefObject<HTMLElement | null>;
  /** The content of the text; a change triggers a new search. */
  content: unknown;
  enabled: boolean;
}): void {
  useEffect(() => {
    const element = text.current;
    if (!enabled || !element || typeof Highlight === 'undefined') return;
    const highlight = () =>
      CSS.highlights.set(highlightName, new Highlight(...findSpecialCharacters(element)));
    highlight();
    // Ruby is rendered later, and splits the words into other text nodes.
    const observer = new MutationObserver(highlight);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(highlightName);
    };
  }, [text, content, enabled]);
}

/** Returns whether a character is a letter with diacritics, or a Latin one beyond a to z: ß, æ, ł, ı. */
const isSpecial = (character: string): boolean =>
  /^\p{L}?\p{M}+$/u.test(character.normalize('NFD')) ||
  /^(?![a-z])\p{Script=Latin}/iu.test(character.normalize('NFD'));

/** Scripts whose letters decompose under NFD although they have no diacritics, such as Hangul syllables and kana. */
const undecoratedScript = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Returns the ranges of special characters in an element's words, without their ruby. */
export function findSpecialCharacters(element: HTMLElement): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('rt')) continue;
    for (const { 0: character, index } of (node.nodeValue ?? '').matchAll(/\P{ASCII}\p{M}*|[a-z]\p{M}+/giu)) {
      if (undecoratedScript.test(character) || !isSpecial(character)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + character.length);
      ranges.push(range);
    }
  }
  return ranges;
}
