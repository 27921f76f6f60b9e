/** Returns the minutes to read `words` running words at 200 per minute, rounded up (specification 1, section 3). */
export const readingMinutes = (words: number): number => Math.ceil(words / 200);
