const unspaced = new Set(['ja', 'zh', 'th']);

/** Returns whether a language (its code) is written without spaces between words. */
export const isUnspaced = (language: string): boolean => unspaced.has(language);
