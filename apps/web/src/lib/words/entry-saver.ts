import type { Word } from '@glossa/contract/words';

import { isPassing } from '../api/is-passing.ts';
import type { EntryFields } from './entry-fields.ts';

/** Where the last thing that was written of a word is: on its way, waiting for a connection, or refused by the server. */
export interface SaveState {
  is: 'saved' | 'saving' | 'waiting' | 'refused';
  error?: unknown;
}

/**
 * Saves what is written of words. What has not reached the server is kept, shown when its word is selected again, and
 * sent again by itself when only the connection was missing.
 */
export interface EntrySaver<Item> {
  save: (item: Item, fields: EntryFields) => void;
  /** What the server does not have yet; the same object until it changes. */
  unsaved: (id: number) => EntryFields;
  /** Undefined for a word that nothing was written of. */
  state: (id: number) => SaveState | undefined;
  /** Sends again what waits, or of one word also what was refused. */
  retry: (id?: number) => void;
  subscribe: (listener: () => void) => () => void;
}

const nothing: EntryFields = {};

/**
 * `send` brings fields of a word to the server and answers the word, which for a new phrase has another id. What is not
 * `isReady` waits for what else is written of it.
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
      // What was written meanwhile is on its way by a call of its own.
      const rest = Object.entries(open.get(id) ?? {}).filter(
        ([name, value]) => fields[name as keyof EntryFields] !== value,
      );
      if (rest.length > 0) open.set(id, Object.fromEntries(rest));
      else open.delete(id);
      tell(id, { is: open.has(id) ? 'saving' : 'saved' });
      if (word.id !== id) tell(word.id, { is: 'saved' });
    } catch (error) {
      tell(id, { is: isPassing(error) ? 'waiting' : 'refused', error });
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
