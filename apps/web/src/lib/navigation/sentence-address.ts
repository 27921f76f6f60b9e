/** The address that opens a video at a moment, in seconds, at rest. */
export const momentAddress = (video: string, seconds: number): string =>
  `/videos/learn/${video}?at=${Math.round(seconds * 1000) / 1000}`;

/** The address that opens a text at a sentence and leaves the reader's bookmark where it is; `word` is selected there. */
export const sentenceAddress = (text: string, sentence: number, word?: number): string =>
  `/reading/${text}?sentence=${sentence}${word === undefined ? '' : `&word=${word}`}`;
