const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** Returns whether a text contains letters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Returns whether a text's first letter is right-to-left, which determines the direction of the whole text. */
export const runsRightToLeft = (text: string): boolean => hasRightToLeft(/\p{L}/u.exec(text)?.[0] ?? '');
