const key = 'glossa-companion-told';

/** Returns the language that this browser last sent to the companion site. */
export const readTold = (): string | null => localStorage.getItem(key);

/** Stores the language, which also notifies other tabs. */
export const keepTold = (language: string): void => localStorage.setItem(key, language);

/** Clears it when the site may or may not have received the last change. */
export const forgetTold = (): void => localStorage.removeItem(key);
