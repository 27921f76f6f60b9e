/** Minutes to read `words` running words at 200 a minute, rounded up (specification 1, section 3). */
export const readingMinutes = (words: number): number => Math.ceil(words / 200);
