import { ApiError } from '@glossa/contract/client';
import type { Word } from '@glossa/contract/words';

import type { PageItem } from './page-items.ts';
import type { EntryFields } from '../../../lib/words/entry-fields.ts';

/** Where the last thing that was written of a word is: on its way, waiting for a connection, or refused by the server. */
export interface SaveState {
  is: 'saved' | 'saving' | 'waiting' | 'refused';
  error?: unknown;
}

/**
 * Saves what is written of words. What has not reached the server is kept, shown when its word is selected again, and
 * sent again by itself when only the connection was missing.
 */
export interface EntrySaver {
  save: (item: PageItem, fields: EntryFields) => void;
  /** What the server does not have yet; the same object until it changes. */
  unsaved: (id: number) => EntryFields;
  /** Undefined for a word that nothing was written of. */
  state: (id: number) => SaveState | undefined;
  /** Sends again what waits, or of one word also what was refused. */
  retry: (id?: number) => void;
  subscribe: (listener: () => void) => () => void;
}

const nothing: EntryFields = {};

/** What may work a moment later. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** `send` brings fields of a word to the server and answers the word, which for a new phrase has another id. */
export function createEntrySaver(send: (item: PageItem, fields: EntryFields) => Promise<Word>): EntrySaver {
  const items = new Map<number, PageItem>();
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
    if (!item || !fields) return;
    // A phrase comes into being with its translation; what else is written of it waits for that.
    if (item.kind === 'draft' && !fields.translation) return;
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
