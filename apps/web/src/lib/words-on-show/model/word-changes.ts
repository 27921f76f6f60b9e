import type { Call } from '@glossa/contract/client';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import type { WordState } from '@glossa/contract/words';

import { createCallTurns } from '../../words/call-turns.ts';
import type { KnowledgeChange } from '../../words/knowledge.ts';
import { isNew } from '../../words/knowledge.ts';
import { firstLocal } from '../../words/local-ids.ts';
import type { WordStore } from './word-store.ts';

type States = ReadonlyMap<number, WordState>;

/** What a change was: of levels, of a family's, of what is written of a word, of a phrase made, or of a word taken out. */
export type ChangeKind = 'level' | 'family' | 'entry' | 'phrase' | 'delete';

/** A change that can be taken back. */
export interface Undoable extends WordChange {
  undo: () => void;
}

/** What happened, for the one who tells the reader of it. */
export interface WordEvents {
  /** The server has taken a change, or taken one back. */
  onSaved: (kind: ChangeKind) => void;
  onUndoable: (change: Undoable) => void;
  /** The server refused; the words are as they were. */
  onRefused: (error: unknown) => void;
}

/** One change: what words become by it. */
export interface WordChange {
  kind: ChangeKind;
  after: States;
  /** How the word is written; empty for several. */
  name: string;
}

export interface WordChanges {
  /** Sets level and/or ignored of a word or phrase. One in the making keeps it until it is saved. */
  setKnowledge: (item: { id: number; text: string }, change: KnowledgeChange) => void;
  /** Marks the new ones of `ids` as known, by what `ask` calls. */
  markRestKnown: (ids: Iterable<number>, ask: () => Promise<object>) => void;
  /** Makes a change by a call of the server; rejects when it refuses, and the words are as they were. */
  send: <Result extends object>(change: WordChange, ask: () => Promise<Result>) => Promise<Result>;
  /** Sends at once what waits for its turn: the page is being left. */
  hurry: () => void;
  /** Takes a change back; answers how many words have what they had, and how many were changed since. */
  takeBack: (token: string) => Promise<{ restored: number; kept: number }>;
}

/**
 * Changes words: at once on the page, then on the server, one call after the other so that the last change of a
 * word is the one that stays. What the server refuses goes back to what the server last confirmed.
 */
export function createWordChanges(words: WordStore, call: Call, events: WordEvents): WordChanges {
  /** Words with calls under way, with what the server confirmed before them. */
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
          // Words that changed again since keep what they have, here as on the server.
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

  /** For changes that show where they were made: their failure is told by the one who tells the reader. */
  const quietly = <Result extends object>(change: WordChange, ask: () => Promise<Result>) =>
    void send(change, ask).catch(events.onRefused);

  return {
    setKnowledge: ({ id, text }, { level, ignored }) => {
      const before = words.read(id);
      const after = { ...before, level: level ?? before.level, ignored: ignored ?? before.ignored };
      if (after.level === before.level && after.ignored === before.ignored) return;
      if (id < 0 && id > firstLocal) return words.change(new Map([[id, after]]));
      // Both are said, so that the word is what is shown also when an earlier call is refused.
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
      // From here on the server knows best, but for what is still on its way there.
      words.forget((id) => open.has(id));
      events.onSaved('delete');
      return result;
    },
  };
}
