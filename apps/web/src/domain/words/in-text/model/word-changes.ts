import type { Call } from '@glossa/contract/client';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import type { WordState } from '@glossa/contract/words';

import { createCallTurns } from '@/domain/words/call-turns.ts';
import type { LevelChange } from '@/domain/words/word-level.ts';
import { isNew } from '@/domain/words/word-level.ts';
import { firstLocal } from '@/domain/words/local-ids.ts';
import type { WordStore } from './word-store.ts';

type States = ReadonlyMap<number, WordState>;

/** The kind of a change: levels, those of a family, fields of a word, a new phrase, or a deletion. */
export type ChangeKind = 'level' | 'family' | 'entry' | 'phrase' | 'delete';

/** A change that can be undone. */
export interface Undoable extends WordChange {
  undo: () => void;
}

/** Callbacks that report to the reader. */
export interface WordEvents {
  /** The server has applied or undone a change. */
  onSaved: (kind: ChangeKind) => void;
  onUndoable: (change: Undoable) => void;
  /** The server rejected the change; the words are restored. */
  onRefused: (error: unknown) => void;
}

/** A change with the resulting word states. */
export interface WordChange {
  kind: ChangeKind;
  after: States;
  /** The word as written; empty for several. */
  name: string;
}

export interface WordChanges {
  /** Sets the level and/or ignored flag of a word or phrase. A draft phrase keeps them until it is saved. */
  setLevel: (item: { id: number; text: string }, change: LevelChange) => void;
  /** Marks the new words among `ids` as known, with the call that `ask` makes. */
  markRestKnown: (ids: Iterable<number>, ask: () => Promise<object>) => void;
  /** Applies a change with a server call. If the server rejects it, rejects and restores the words. */
  send: <Result extends object>(change: WordChange, ask: () => Promise<Result>) => Promise<Result>;
  /** Sends all queued calls immediately, because the page is being closed. */
  hurry: () => void;
  /** Undoes a change; returns how many words were restored, and how many were changed since and kept. */
  takeBack: (token: string) => Promise<{ restored: number; kept: number }>;
}

/**
 * Changes words optimistically, then on the server. Calls run one at a time, so that a word's last change is the one
 * that stays. A rejected change reverts to the last state that the server confirmed.
 */
export function createWordChanges(words: WordStore, call: Call, events: WordEvents): WordChanges {
  /** Words with pending calls, with the last confirmed state before them. */
  const open = new Map<number, { confirmed: WordState; calls: number }>();
  const { inTurn, hurry } = createCallTurns();

  const begin = (after: States) => {
    for (const id of after.keys()) {
      const entry = open.get(id) ?? { confirmed: words.read(id), calls: 0 };
      open.set(id, { ...entry, calls: entry.calls + 1 });
    }
    words.change(after);
  };

  const end = (after: States, accepted: boolean) => {
    const back = new Map<number, WordState>();
    for (const [id, state] of after) {
      const entry = open.get(id);
      if (!entry) continue;
      const confirmed = accepted ? state : entry.confirmed;
      if (entry.calls > 1) open.set(id, { confirmed, calls: entry.calls - 1 });
      else open.delete(id);
      if (entry.calls === 1 && !accepted) back.set(id, confirmed);
    }
    words.change(back);
  };

  const send = async <Result extends object>(
    { kind, after, name }: WordChange,
    ask: () => Promise<Result>,
  ): Promise<Result> => {
    const before = new Map([...after.keys()].map((id) => [id, words.read(id)]));
    begin(after);
    try {
      const result = await inTurn(ask);
      end(after, true);
      events.onSaved(kind);
      const token = 'undo' in result ? result.undo : undefined;
      if (typeof token === 'string') {
        const undo = () => {
          // Words changed again since keep their state, here and on the server.
          const restored = new Map([...before].filter(([id]) => words.read(id) === after.get(id)));
          quietly({ kind, after: restored, name }, () => call(undoWords, { body: { token } }));
        };
        events.onUndoable({ kind, after, name, undo });
      }
      return result;
    } catch (error) {
      end(after, false);
      throw error;
    }
  };

  /** For changes without an error display of their own: reports a failure through `events`. */
  const quietly = <Result extends object>(change: WordChange, ask: () => Promise<Result>) =>
    void send(change, ask).catch(events.onRefused);

  return {
    setLevel: ({ id, text }, { level, ignored }) => {
      const before = words.read(id);
      const after = { ...before, level: level ?? before.level, ignored: ignored ?? before.ignored };
      if (after.level === before.level && after.ignored === before.ignored) return;
      if (id < 0 && id > firstLocal) return words.change(new Map([[id, after]]));
      // Sends both, so that the word matches the screen even if an earlier call was rejected.
      const body = { ids: [id], knowledge_level: after.level, ignored: after.ignored };
      quietly({ kind: 'level', after: new Map([[id, after]]), name: text }, () =>
        call(bulkUpdateWords, { body }),
      );
    },
    send,
    hurry,
    markRestKnown: (ids, ask) => {
      const fresh = [...new Set(ids)].filter((id) => isNew(words.read(id)));
      const after = new Map(fresh.map((id) => [id, { ...words.read(id), level: 4 }]));
      quietly({ kind: 'level', after, name: '' }, ask);
    },
    takeBack: async (token) => {
      const result = await inTurn(() => call(undoWords, { body: { token } }));
      // From here on, the server's states count, except for pending changes.
      words.forget((id) => open.has(id));
      events.onSaved('delete');
      return result;
    },
  };
}
