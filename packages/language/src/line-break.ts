import { charClass, charClasses, classAt } from './char-class.ts';

/** A line with fewer UTF-16 code units than this wasn't wrapped, but is a heading, dialogue or verse. */
const shortLine = 30;
const maxFirstWordLength = 40;
/** How much narrower than the rest of the text a wrapped passage may be, in UTF-16 code units. */
const tolerance = 8;

const measureIndent = (text: string, lineStart: number): number => {
  let i = lineStart;
  while (i < text.length && text.charAt(i) !== '\n' && charClasses[text.charCodeAt(i)] === charClass.space)
    i++;
  return i - lineStart;
};

const isCaselessIdeograph = (code: number): boolean => code >= 0x2e80 && code < 0xac00;

/**
 * Returns whether the line feed at `index` ends a sentence. It does if the next line is blank or indented, or if the
 * line isn't full and the next line doesn't begin in lower case. `wrap` is the width of the text's lines, 0 if they
 * aren't wrapped.
 */
export const endsAtLineBreak = (text: string, index: number, wrap: number): boolean => {
  const next = index + 1 + measureIndent(text, index + 1);
  if (next >= text.length || text.charAt(next) === '\n') return true;
  const lineStart = text.lastIndexOf('\n', index - 1) + 1;
  if (next - index - 1 > measureIndent(text, lineStart)) return true;
  const length = index - lineStart;
  const first = text.charAt(next);
  if (first !== first.toUpperCase() && length >= shortLine) {
    return wrap === 0 && /[.!?…]["'”’»)]{0,3}$/.test(text.slice(Math.max(0, index - 4), index));
  }
  if (wrap === 0) return true;
  let word = next;
  while (word < next + maxFirstWordLength && word < text.length && classAt(text, word) !== charClass.space) {
    word++;
    if (isCaselessIdeograph(text.charCodeAt(word - 1))) break;
  }
  return length + 1 + word - next <= wrap - tolerance;
};
