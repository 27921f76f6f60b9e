/** The target word, and the line in which its sentence ends. */
export interface Pointed {
  word: DOMRect;
  /** Bottom of the sentence's last line. */
  bottom: number;
}

/**
 * Words are on the same line if they differ by less than this share of its height, whatever is annotated above or
 * below.
 */
const sameLine = 0.5;

/**
 * Finds a word in the first visible sentence that a hint below can point at without covering the sentence: the longest
 * new word in the sentence's last line, or the longest word there if none is new.
 */
export function wordToPointAt(text: HTMLElement): Pointed | undefined {
  const inSight = (piece: Element) => piece.getBoundingClientRect().top >= 0;
  const all = [...text.querySelectorAll('[data-seq]')];
  const sentences = all.some(inSight) ? all.filter(inSight) : all;
  return find(sentences, '[data-index][data-level="new"]') ?? find(sentences, '[data-index]');
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
