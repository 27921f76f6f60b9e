import type { WordState } from '@glossa/contract/words';

import { readStoredSession } from '@/domain/session/stored-session.ts';
import type { States } from './word-store.ts';

const key = 'glossa-unconfirmed-words';

/** Milliseconds for which the server may still be applying changes from the previous page. */
const maxAge = 30_000;

interface StoredStates {
  userId: string | undefined;
  storedAt: number;
  states: [number, WordState][];
}

/** Stores the results of changes that are still on their way to the server, for the next page in this tab. */
export function storeUnconfirmedWords(states: States): void {
  // The next page uses the IDs of draft phrases, which are negative, for its own drafts.
  const saved = [...states].filter(([id]) => id > 0);
  if (saved.length === 0) return sessionStorage.removeItem(key);
  const stored: StoredStates = {
    userId: readStoredSession()?.userId,
    storedAt: Date.now(),
    states: saved,
  };
  sessionStorage.setItem(key, JSON.stringify(stored));
}

/** Returns the results of the previous page's unconfirmed changes, once. */
export function takeUnconfirmedWords(): States {
  const text = sessionStorage.getItem(key);
  if (text === null) return new Map();
  sessionStorage.removeItem(key);
  const { userId, storedAt, states } = JSON.parse(text) as StoredStates;
  const isCurrent = userId === readStoredSession()?.userId && Date.now() - storedAt < maxAge;
  return new Map(isCurrent ? states : []);
}
