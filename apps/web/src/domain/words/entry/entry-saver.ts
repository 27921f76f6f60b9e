import type { Word } from '@glossa/contract/words';
import { useEffect } from 'react';

import { isTransient } from '@/lib/api/is-transient.ts';
import type { EntryFields } from './entry-fields.ts';

/** The state of a word's last edit: saved, being sent, waiting for a connection, or rejected by the server. */
export interface SaveState {
  is: 'saved' | 'saving' | 'waiting' | 'refused';
  error?: unknown;
}

/**
 * Saves edits of words. Edits that have not reached the server stay in memory, appear again when their word is
 * selected, and are retried automatically after connection failures.
 */
export interface EntrySaver<Item> {
  save: (item: Item, fields: EntryFields) => void;
  /** Returns the fields that the server does not have yet; the same object until they change. */
  unsaved: (id: number) => EntryFields;
  /** Returns undefined for a word without edits. */
  state: (id: number) => SaveState | undefined;
  /** Retries waiting edits; with an ID, also a rejected one. */
  retry: (id?: number) => void;
  subscribe: (listener: () => void) => () => void;
}

const nothing: EntryFields = {};

/**
 * Creates a saver. `send` sends the fields of a word and returns the word, which has another ID if it is a new phrase.
 * Fields wait for further ones until `isReady` returns true.
 */
export function createEntrySaver<Item extends { id: number }>(
  send: (item: Item, fields: EntryFields) => Promise<Word>,
  isReady: (item: Item, fields: EntryFields) => boolean = () => true,
): EntrySaver<Item> {
  const items = new Map<number, Item>();
  const open = new Map<number, EntryFields>();
  const states = new Map<number, SaveState>();
  const listeners = new Set<() => void>();
  const tell = (id: number, state: SaveState) => {
    states.set(id, state);
    for (const listener of listeners) listener();
  };

  const attempt = async (id: number) => {
    const item = items.get(id);
    const fields = open.get(id);
    if (!item || !fields || !isReady(item, fields)) return;
    tell(id, { is: 'saving' });
    try {
      const word = await send(item, fields);
      // Fields edited in the meantime are sent in a separate call.
      const rest = Object.entries(open.get(id) ?? {}).filter(
        ([name, value]) => fields[name as keyof EntryFields] !== value,
      );
      if (rest.length > 0) open.set(id, Object.fromEntries(rest));
      else open.delete(id);
      tell(id, { is: open.has(id) ? 'saving' : 'saved' });
      if (word.id !== id) tell(word.id, { is: 'saved' });
    } catch (error) {
      tell(id, { is: isTransient(error) ? 'waiting' : 'refused', error });
    }
  };

  return {
    save: (item, fields) => {
      items.set(item.id, item);
      open.set(item.id, { ...open.get(item.id), ...fields });
      void attempt(item.id);
    },
    unsaved: (id) => open.get(id) ?? nothing,
    state: (id) => states.get(id),
    retry: (only) => {
      for (const [id, { is }] of states) if (is === 'waiting' || id === only) void attempt(id);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Milliseconds between retries. */
const retryAfter = 5000;

/** Retries unsent edits periodically, and as soon as the connection is back. */
export function useSaverRetries(saver: { retry: () => void }): void {
  useEffect(() => {
    const again = () => saver.retry();
    const timer = setInterval(again, retryAfter);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [saver]);
}
