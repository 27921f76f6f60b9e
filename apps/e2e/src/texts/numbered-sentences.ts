/** A text of that many sentences, each of which says its number, from 1: `This is sentence 1.` */
export const numberedSentences = (count: number): string =>
  Array.from({ length: count }, (_, n) => `This is sentence ${n + 1}.`).join(' ');
