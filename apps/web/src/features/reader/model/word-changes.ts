import type { Call } from '@glossa/contract/client';
import { markKnown } from '@glossa/contract/texts';
import { addOrUpdateWord, bulkUpdateWords, undoWords } from '@glossa/contract/words';
import type { Word, WordState } from '@glossa/contract/words';

import type { KnowledgeChange } from './knowledge.ts';
import { isNew } from './knowledge.ts';
import type { WordStore } from './word-store.ts';

type States = ReadonlyMap<number, WordState>;

/** What happened, for the one who tells the reader of it. */
export interface WordEvents {
  /** The server has taken a change, or taken one back. */
  onSaved: (ids: readonly number[]) => void;
  /** A change that can be taken back by `undo`; `after` is what the words became. */
  onUndoable: (change: { after: States; undo: () => void }) => void;
  /** The server refused; the words are as they were. */
  onRefused: (error: unknown) => void;
}

/** What is kept with a word beside its level. */
export interface Entry {
  text: string;
  /** Code of the language. */
  language: string;
  translation: string;
  example?: string;
  notes?: string;
}

export interface WordChanges {
  /** Sets level and/or ignored of a word. */
  setKnowledge: (id: number, change: KnowledgeChange) => void;
  /** Writes a word's entry; a new word becomes level 1. Resolves to the word, or undefined when it was refused. */
  saveEntry: (id: number, entry: Entry) => Promise<Word | undefined>;
  /** Marks the new ones of `ids`, the words of sentences `from` to `to`, as known. */
  markRestKnown: (range: { textId: string; from: number; to: number; ids: Iterable<number> }) => void;
}

/**
 * Changes words: at once on the page, then on the server, one call after the other so that the last change of a
 * word is the one that stays. What the server refuses goes back to what the server last confirmed.
 */
export function createWordChanges(words: WordStore, call: Call, events: WordEvents): WordChanges {
  /** Words with calls under way, with what the server confirmed before them. */
  const open = new Map<number, { confirmed: WordState; calls: number }>();
  let queue: Promise<unknown> = Promise.resolve();

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

  const takeBack = (token: string, before: States, after: States) => {
    // Words that changed again since keep what they have, here as on the server.
    const restored = new Map([...before].filter(([id]) => words.read(id) === after.get(id)));
    void send(restored, () => call(undoWords, { body: { token } }));
  };

  const send = async <Result extends object>(
    after: States,
    ask: () => Promise<Result>,
  ): Promise<Result | undefined> => {
    const before = new Map([...after.keys()].map((id) => [id, words.read(id)]));
    begin(after);
    const asked = queue.then(ask);
    queue = asked.catch(() => undefined);
    try {
      const result = await asked;
      end(after, true);
      events.onSaved([...after.keys()]);
      const token = 'undo' in result ? result.undo : undefined;
      if (typeof token === 'string') {
        events.onUndoable({ after, undo: () => takeBack(token, before, after) });
      }
      return result;
    } catch (error) {
      end(after, false);
      events.onRefused(error);
      return undefined;
    }
  };

  return {
    setKnowledge: (id, { level, ignored }) => {
      const before = words.read(id);
      const after = { ...before, level: level ?? before.level, ignored: ignored ?? before.ignored };
      if (after.level === before.level && after.ignored === before.ignored) return;
      // Both are said, so that the word is what is shown also when an earlier call is refused.
      const body = { ids: [id], knowledge_level: after.level, ignored: after.ignored };
      void send(new Map([[id, after]]), () => call(bulkUpdateWords, { body }));
    },
    saveEntry: async (id, { translation, ...entry }) => {
      const before = words.read(id);
      const level = isNew(before) ? 1 : before.level;
      const after = new Map([[id, { ...before, level, translation }]]);
      const body = { ...entry, translation, knowledge_level: level };
      return (await send(after, () => call(addOrUpdateWord, { body })))?.word;
    },
    markRestKnown: ({ textId, from, to, ids }) => {
      const fresh = [...new Set(ids)].filter((id) => isNew(words.read(id)));
      const after = new Map(fresh.map((id) => [id, { ...words.read(id), level: 4 }]));
      const body = { from_sentence: from, to_sentence: to };
      void send(after, () => call(markKnown, { params: { id: textId }, body }));
    },
  };
}
