/** Splits a run of Chinese characters into words, in order. Joined, they are the run. */
export type ChineseSegmenter = (run: string) => string[];
