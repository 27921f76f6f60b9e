const unspaced = new Set(['ja', 'zh', 'th']);

/** Whether a language (its code) is written without spaces between the words. */
export const isUnspaced = (language: string): boolean => unspaced.has(language);
