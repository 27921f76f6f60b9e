/** Splits a run of Chinese characters into words, in order and without gaps. */
export type ChineseSegmenter = (run: string) => string[];
