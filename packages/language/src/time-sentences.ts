import type { Cue } from './read-cues.ts';

/** Letters and digits that are compared: case, accents written apart, punctuation and spaces make no difference. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** So many letters further on a sentence is looked for at least, and at most. */
const reach = 600;
const farthest = 6000;
/** A sentence that is not found whole is looked for by its beginning, of so many letters. */
const beginnings = [40, 16];

/**
 * Starts of sentences in a recording, in milliseconds, found by their words in its cues, both in order; null for a
 * sentence that is not there. A sentence that begins inside a cue gets its share of the cue's time.
 * Linear in the lengths of both.
 */
export function timeSentences(sentences: readonly string[], cues: readonly Cue[]): (number | null)[] {
  const said = cues.map((cue) => bare(cue.text));
  const starts: number[] = [];
  let length = 0;
  for (const part of said) {
    starts.push(length);
    length += part.length;
  }
  const speech = said.join('');
  let at = 0;
  let cue = 0;
  // Letters of sentences since the last one that was found: the next may be as far away.
  let missed = 0;
  return sentences.map((sentence) => {
    const letters = bare(sentence);
    if (letters === '') return null;
    const found = findFrom(speech, letters, at, at + Math.min(missed + reach, farthest));
    if (found === -1) {
      missed += letters.length;
      return null;
    }
    at = found + letters.length;
    missed = 0;
    while (cue + 1 < cues.length && (starts[cue + 1] as number) <= found) cue++;
    const { start, end } = cues[cue] as Cue;
    const size = (said[cue] as string).length;
    return Math.round(start + ((end - start) * (found - (starts[cue] as number))) / Math.max(size, 1));
  });
}

function findFrom(speech: string, letters: string, from: number, to: number): number {
  const around = speech.slice(from, to + letters.length);
  for (const length of [letters.length, ...beginnings]) {
    if (length > letters.length) continue;
    const found = around.indexOf(letters.slice(0, length));
    // A few letters are soon found somewhere by chance.
    if (found !== -1 && (letters.length >= 12 || found <= 80)) return from + found;
  }
  return -1;
}
