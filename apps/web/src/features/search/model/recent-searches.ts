/** Searches that are remembered, on this device and for one person. */
const most = 5;
const keyOf = (person: string): string => `glossa-searches-${person}`;

/** What a person searched for of late, the latest first. */
export function readRecent(person: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. Without room for it nothing is remembered. */
export function keepRecent(person: string, search: string): void {
  const others = readRecent(person).filter((one) => one.toLowerCase() !== search.toLowerCase());
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([search, ...others].slice(0, most)));
  } catch {
    // The device keeps nothing.
  }
}

export const forgetRecent = (person: string): void => localStorage.removeItem(keyOf(person));
