const longestLine = 120;

const add = (histogram: Uint32Array, length: number): void => {
  const bar = Math.min(length, longestLine + 1);
  histogram[bar] = (histogram[bar] ?? 0) + 1;
};

/**
 * Returns the width at which the lines of a text were wrapped, in UTF-16 code units, or 0 if its line ends are
 * meaningful. A text is wrapped if most lines had no room for the first word of the next line.
 *
 * @param narrowest the smallest width that counts: shorter lines are verse or dialogue
 */
export const wrapWidth = (text: string, narrowest: number): number => {
  const lengths = new Uint32Array(longestLine + 2);
  const filled = new Uint32Array(longestLine + 2);
  let inner = 0;
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1 && inner < 20_000; end = text.indexOf('\n', start)) {
    const next = text.charCodeAt(end + 1);
    const isInner = end > start && end + 1 < text.length && next !== 0x0a && next !== 0x20 && next !== 0x09;
    if (isInner) {
      let word = end + 1;
      while (word < text.length && word < end + 40 && !/\s/.test(text.charAt(word))) word++;
      const length = end - start;
      inner++;
      add(lengths, length);
      add(filled, length + word - end);
    }
    start = end + 1;
  }
  if (inner < 2) return 0;
  let width = longestLine + 1;
  for (let longer = lengths[width] ?? 0; longer < inner / 10 && width > 0; longer += lengths[width] ?? 0)
    width--;
  if (width < narrowest || width > longestLine) return 0;
  let full = 0;
  for (let length = Math.max(0, width - 8); length < filled.length; length++) full += filled[length] ?? 0;
  return full >= inner * 0.6 ? width : 0;
};
