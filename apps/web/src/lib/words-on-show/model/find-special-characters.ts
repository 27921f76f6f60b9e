/** A letter with marks of its own, or a Latin one beyond a to z: ß, æ, ł, ı. */
const isSpecial = (character: string): boolean =>
  /^\p{L}?\p{M}+$/u.test(character.normalize('NFD')) ||
  /^(?![a-z])\p{Script=Latin}/iu.test(character.normalize('NFD'));

/** Letters that are written with marks by everyone: syllables and the signs of kana are whole, not decorated. */
const plainScript = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Ranges of the special characters of the words inside an element; what stands over words is left out. */
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
