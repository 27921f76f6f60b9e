/** How a UTF-16 code unit affects sentence boundaries. */
export const sentenceMark = {
  none: 0,
  lineFeed: 1,
  stop: 2,
  /** Ends a sentence before a space, unless the text continues in lower case. */
  soft: 3,
  /** Ends a sentence with or without a space. */
  hard: 4,
  ellipsis: 5,
} as const;

/** Returns the mark of each UTF-16 code unit. `extraMarks` are characters that end sentences in one language only. */
export const sentenceMarks = (extraMarks: string): Uint8Array => {
  const marks = new Uint8Array(65_536);
  const assignMark = (chars: string, mark: number): void => {
    for (const char of chars) marks[char.charCodeAt(0)] = mark;
  };
  assignMark('\n', sentenceMark.lineFeed);
  assignMark('.', sentenceMark.stop);
  assignMark('!?‼⁇⁈⁉', sentenceMark.soft);
  assignMark(extraMarks, sentenceMark.soft);
  assignMark('。！？．｡؟۔।॥', sentenceMark.hard);
  assignMark('…‥', sentenceMark.ellipsis);
  return marks;
};
