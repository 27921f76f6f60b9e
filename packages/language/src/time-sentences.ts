import type { Cue } from './read-cues.ts';

/** Returns the letters and digits to compare: composed, without case, punctuation and spaces. */
const toComparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The search range for the next sentence, in letters. It grows from `minSearchRange` to `maxSearchRange` with each
 * sentence that isn't found.
 */
const minSearchRange = 600;
const maxSearchRange = 6000;
/** If a whole sentence isn't found, this many of its first letters are searched for. */
const prefixLengths = [40, 16];

/**
 * Returns the start of each sentence in a recording, in milliseconds. Matches the words of the sentences with those of
 * the cues, in order. Null for a sentence without a match. A start inside a cue is interpolated. Linear in the lengths
 * of the sentences and cues.
 */
export function timeSentences(sentences: readonly string[], cues: readonly Cue[]): (number | null)[] {
  const cueLetters = cues.map((cue) => toComparable(cue.text));
  const starts: number[] = [];
  let length = 0;
  for (const part of cueLetters) {
    starts.push(length);
    length += part.length;
  }
  const speech = cueLetters.join('');
  let at = 0;
  let cue = 0;
  // Number of letters in the sentences since the last match, which extends the search range for the next sentence.
  let missedWords = 0;
  return sentences.map((sentence) => {
    const letters = toComparable(sentence);
    if (letters === '') return null;
    const found = findFrom(speech, letters, at, at + Math.min(missedWords + minSearchRange, maxSearchRange));
    if (found === -1) {
      missedWords += letters.length;
      return null;
    }
    at = found + letters.length;
    missedWords = 0;
    while (cue + 1 < cues.length && (starts[cue + 1] as number) <= found) cue++;
    const { start, end } = cues[cue] as Cue;
    const size = (cueLetters[cue] as string).length;
    return Math.round(start + ((end - start) * (found - (starts[cue] as number))) / Math.max(size, 1));
  });
}

function findFrom(speech: string, letters: string, from: number, to: number): number {
  const around = speech.slice(from, to + letters.length);
  for (const length of [letters.length, ...prefixLengths]) {
    if (length > letters.length) continue;
    const found = around.indexOf(letters.slice(0, length));
    // Short matches are often coincidental.
    if (found !== -1 && (letters.length >= 12 || found <= 80)) return from + found;
  }
  return -1;
}
