const key = 'glossa-companion-told';

/** The language that the companion site was told of by this browser last. */
export const readTold = (): string | null => localStorage.getItem(key);

/** Keeps it, for the other tabs too: they hear of it at once. */
export const keepTold = (language: string): void => localStorage.setItem(key, language);

/** For when nobody knows what it has heard. */
export const forgetTold = (): void => localStorage.removeItem(key);
