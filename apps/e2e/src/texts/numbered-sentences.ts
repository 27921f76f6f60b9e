/** Returns a text of `count` numbered sentences: `This is sentence 1.` */
export const numberedSentences = (count: number): string =>
  Array.from({ length: count }, (_, n) => `This is sentence ${n + 1}.`).join(' ');
