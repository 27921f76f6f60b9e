/**
 * Returns how many minutes it takes to read `words` words at 200 per minute, rounded up (specification 1, section 3).
 */
export const readingMinutes = (words: number): number => Math.ceil(words / 200);
