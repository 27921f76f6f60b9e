/** Maximum number of recent searches, stored on this device per user. */
const most = 5;
const keyOf = (person: string): string => `glossa-searches-${person}`;

/** Returns a user's recent searches, newest first. */
export function readRecent(person: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Stores a successful search. Does nothing if storage is full. */
export function keepRecent(person: string, search: string): void {
  const others = readRecent(person).filter((one) => one.toLowerCase() !== search.toLowerCase());
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([search, ...others].slice(0, most)));
  } catch {
    // Storage is unavailable.
  }
}

export const forgetRecent = (person: string): void => localStorage.removeItem(keyOf(person));
