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

/** Returns the mark of each UTF-16 code unit. `own` are characters that end sentences in one language only. */
export const sentenceMarks = (own: string): Uint8Array => {
  const marks = new Uint8Array(65_536);
  const put = (chars: string, mark: number): void => {
    for (const char of chars) marks[char.charCodeAt(0)] = mark;
  };
  put('\n', sentenceMark.lineFeed);
  put('.', sentenceMark.stop);
  put('!?‼⁇⁈⁉', sentenceMark.soft);
  put(own, sentenceMark.soft);
  put('。！？．｡؟۔।॥', sentenceMark.hard);
  put('…‥', sentenceMark.ellipsis);
  return marks;
};
