const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** Whether a text has letters of a script that runs from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Whether a text begins with such a letter, and so runs that way as a whole. */
export const runsRightToLeft = (text: string): boolean => hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? '');
