const maxLineLength = 120;

const countLength = (histogram: Uint32Array, length: number): void => {
  const bucket = Math.min(length, maxLineLength + 1);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
};

/**
 * Returns the width at which the lines of a text were wrapped, in UTF-16 code units, or 0 if its line ends are
 * meaningful. A text is wrapped if most lines had no room for the first word of the next line.
 *
 * @param minWidth the smallest width that counts as wrapped; shorter lines are verse or dialogue
 */
export const wrapWidth = (text: string, minWidth: number): number => {
  const lengths = new Uint32Array(maxLineLength + 2);
  const lengthsWithNextWord = new Uint32Array(maxLineLength + 2);
  let innerCount = 0;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && innerCount < 20_000; end = text.indexOf('\n', start)) {
    const next = text.charCodeAt(end + 1);
    const isInner = end > start && end + 1 < text.length && next !== 0x0a && next !== 0x20 && next !== 0x09;
    if (isInner) {
      let word = end + 1;
      while (word < text.length && word < end + 40 && !/\s/.test(text.charAt(word))) word++;
      const length = end - start;
      innerCount++;
      countLength(lengths, length);
      countLength(lengthsWithNextWord, length + word - end);
    }
    start = end + 1;
  }
  if (innerCount < 2) return 0;
  let width = maxLineLength + 1;
  for (
    let longerCount = lengths[width] ?? 0;
    longerCount < innerCount / 10 && width > 0;
    longerCount += lengths[width] ?? 0
  )
    width--;
  if (width < minWidth || width > maxLineLength) return 0;
  let fullCount = 0;
  for (let length = Math.max(0, width - 8); length < lengthsWithNextWord.length; length++)
    fullCount += lengthsWithNextWord[length] ?? 0;
  return fullCount >= innerCount * 0.6 ? width : 0;
};
