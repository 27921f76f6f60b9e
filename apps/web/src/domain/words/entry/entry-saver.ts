import type { Word } from '@glossa/contract/words';
import { useEffect } from 'react';

import { isTransient } from '@/lib/api/is-transient.ts';
import type { EntryFields } from './entry-fields.ts';

/** The state of a word's last edit: saved, being sent, waiting for a connection, or rejected by the server. */
export interface SaveState {
  status: 'saved' | 'saving' | 'waiting' | 'refused';
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

const noEdits: EntryFields = {};

/**
 * Creates a saver. `send` sends the fields of a word and returns the word, which has a different ID if it is a new
 * phrase. Fields are not sent until `isReady` returns true.
 */
export function createEntrySaver<Item extends { id: number }>(
  send: (item: Item, fields: EntryFields) => Promise<Word>,
  isReady: (item: Item, fields: EntryFields) => boolean = () => true,
): EntrySaver<Item> {
  const items = new Map<number, Item>();
  const unsentFields = new Map<number, EntryFields>();
  const states = new Map<number, SaveState>();
  const listeners = new Set<() => void>();
  const updateState = (id: number, state: SaveState) => {
    states.set(id, state);
    for (const listener of listeners) listener();
  };

  const trySave = async (id: number) => {
    const item = items.get(id);
    const fields = unsentFields.get(id);
    if (!item || !fields || !isReady(item, fields)) return;
    updateState(id, { status: 'saving' });
    try {
      const word = await send(item, fields);
      // Fields edited in the meantime are sent in a separate call.
      const rest = Object.entries(unsentFields.get(id) ?? {}).filter(
        ([name, value]) => fields[name as keyof EntryFields] !== value,
      );
      if (rest.length > 0) unsentFields.set(id, Object.fromEntries(rest));
      else unsentFields.delete(id);
      updateState(id, { status: unsentFields.has(id) ? 'saving' : 'saved' });
      if (word.id !== id) updateState(word.id, { status: 'saved' });
    } catch (error) {
      updateState(id, { status: isTransient(error) ? 'waiting' : 'refused', error });
    }
  };

  return {
    save: (item, fields) => {
      items.set(item.id, item);
      unsentFields.set(item.id, { ...unsentFields.get(item.id), ...fields });
      void trySave(item.id);
    },
    unsaved: (id) => unsentFields.get(id) ?? noEdits,
    state: (id) => states.get(id),
    retry: (only) => {
      for (const [id, { status }] of states) if (status === 'waiting' || id === only) void trySave(id);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Milliseconds between retries. */
const retryInterval = 5000;

/** Retries unsent edits periodically, and as soon as the connection is back. */
export function useSaverRetries(saver: { retry: () => void }): void {
  useEffect(() => {
    const retryAll = () => saver.retry();
    const timer = setInterval(retryAll, retryInterval);
    addEventListener('online', retryAll);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retryAll);
    };
  }, [saver]);
}
