/** Returns whether a character is a letter with diacritics, or a Latin one beyond a to z: ß, æ, ł, ı. */
const isSpecial = (character: string): boolean =>
  /^\p{L}?\p{M}+$/u.test(character.normalize('NFD')) ||
  /^(?![a-z])\p{Script=Latin}/iu.test(character.normalize('NFD'));

/** Scripts whose letters decompose under NFD although they have no diacritics, such as Hangul syllables and kana. */
const plainScript = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Returns the ranges of special characters in an element's words, without annotations. */
export function findSpecialCharacters(element: HTMLElement): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('rt')) continue;
    for (const { 0: character, index } of (node.nodeValue ?? '').matchAll(/\P{ASCII}\p{M}*|[a-z]\p{M}+/giu)) {
      if (plainScript.test(character) || !isSpecial(character)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + character.length);
      ranges.push(range);
    }
  }
  return ranges;
}
