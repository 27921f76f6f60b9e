/** Returns the URL that opens a video, paused, at a time in seconds. */
export const momentAddress = (video: string, seconds: number): string =>
  `/videos/learn/${video}?at=${Math.round(seconds * 1000) / 1000}`;

/** Returns the URL that opens a text at a sentence without moving the bookmark; `word` is selected there. */
export const sentenceAddress = (text: string, sentence: number, word?: number): string =>
  `/reading/${text}?sentence=${sentence}${word === undefined ? '' : `&word=${word}`}`;
