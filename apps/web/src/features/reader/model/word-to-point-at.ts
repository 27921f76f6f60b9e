/** A word that stands for all words of its text, and the line that it ends the sentence on. */
export interface Pointed {
  word: DOMRect;
  /** Bottom of its line, below which nothing of its sentence stands. */
  bottom: number;
}

/** Two of one line differ by less than this share of its height, whatever is written over or under the words. */
const sameLine = 0.5;

/**
 * Finds a word of the first sentence in sight that something below it can point at without covering the sentence: the longest new word of
 * the sentence's last line, or the longest of that line where all of a text are known.
 */
export function wordToPointAt(text: HTMLElement): Pointed | undefined {
  const inSight = (piece: Element) => piece.getBoundingClientRect().top >= 0;
  const all = [...text.querySelectorAll('[data-seq]')];
  const sentences = all.some(inSight) ? all.filter(inSight) : all;
  return find(sentences, '[data-index][data-standing="new"]') ?? find(sentences, '[data-index]');
}

function find(sentences: readonly Element[], wanted: string): Pointed | undefined {
  for (const sentence of sentences) {
    const lines = [...sentence.getClientRects()];
    const bottom = Math.max(...lines.map((line) => line.bottom));
    const last = [...sentence.querySelectorAll(wanted)].flatMap((element) => {
      const [word] = element.getClientRects();
      const isLast = word && bottom - word.bottom <= word.height * sameLine;
      return isLast ? [{ word, bottom, length: element.textContent.length }] : [];
    });
    const [longest] = last.toSorted((one, other) => other.length - one.length);
    if (longest) return longest;
  }
  return undefined;
}
