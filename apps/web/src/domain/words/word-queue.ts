import type { Call } from '@glossa/contract/client';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import type { WordState } from '@glossa/contract/words';

import { isNew } from './word-level.ts';
import type { LevelChange } from './word-level.ts';
import type { ChangeKind, States, UndoableChange, WordChange, WordStore } from './word-store.ts';

/** IDs below this belong to phrases waiting for a connection; those between it and 0 to draft phrases. */
export const firstLocal = -1_000_000_000;

/** A queue of requests that run one at a time. */
export interface RequestQueue {
  /** Sends a request after the previous ones have settled; settles with its outcome. */
  enqueue: <Result>(send: () => Promise<Result>) => Promise<Result>;
  /** Sends all queued requests immediately, because the page is being closed. */
  flush: () => void;
}

/** Creates a queue for requests that must reach the server in order. */
export function createRequestQueue(): RequestQueue {
  let last: Promise<unknown> = Promise.resolve();
  const waitingStarts = new Set<() => void>();
  return {
    enqueue: (send) => {
      const turnToSend = new Promise<void>((resolve) => {
        const start = () => {
          waitingStarts.delete(start);
          resolve();
        };
        waitingStarts.add(start);
        void last.then(start);
      });
      const sent = turnToSend.then(send);
      last = sent.catch(() => undefined);
      return sent;
    },
    flush: () => waitingStarts.forEach((start) => start()),
  };
}

/** Words with the same level. */
interface LevelGroup {
  level: number;
  ignored: boolean;
  states: Map<number, WordState>;
}

/** Groups words by level and ignored flag, except new ones. */
function groupByLevel(states: States): LevelGroup[] {
  const groups = new Map<string, LevelGroup>();
  for (const [id, state] of states) {
    if (isNew(state)) continue;
    const { level, ignored } = state;
    const group = groups.get(`${level} ${ignored}`) ?? { level, ignored, states: new Map() };
    group.states.set(id, state);
    groups.set(`${level} ${ignored}`, group);
  }
  return [...groups.values()];
}

/** Callbacks that report the outcome of changes. */
export interface WordEvents {
  /** Called when the server has applied or undone a change. */
  onSaved: (kind: ChangeKind) => void;
  onUndoable: (change: UndoableChange) => void;
  /** Called when the server has rejected a change and the words are restored. */
  onRejected: (error: unknown) => void;
}

export interface WordQueue {
  /** Calls an endpoint that changes words, for the requests that are passed to `send`. */
  call: Call;
  /** Sets the level and/or ignored flag of a word or phrase. A draft phrase keeps them until it is saved. */
  setLevel: (item: { id: number; text: string }, change: LevelChange) => void;
  /** Marks the new words among `ids` as known, with the request that `request` makes. */
  markRestKnown: (ids: Iterable<number>, request: () => Promise<object>) => void;
  /** Applies a change with a request. If the server rejects it, rejects and restores the words. */
  send: <Result extends object>(change: WordChange, request: () => Promise<Result>) => Promise<Result>;
  /** Sends all queued requests immediately, because the page is being closed. */
  flush: () => void;
  /**
   * Shows changes that the previous page made just before it was closed, and sends their levels again: a request that
   * was interrupted may be lost, and one that is still being applied would be missing in this page's data.
   */
  resume: (states: States) => void;
  /** Undoes the change for which undo is offered, if any. */
  undo: () => void;
  /** Undoes a change from the history; returns how many words were restored, and how many kept a later change. */
  undoChange: (token: string) => Promise<{ restored: number; kept: number }>;
}

/**
 * Creates the queue that changes words on screen first and then on the server. `call` sends a request, or stores it on
 * this device while there is no connection. Requests run one at a time, so that a word's last change wins. A rejected
 * change reverts to the last state that the server confirmed.
 */
export function createWordQueue(words: WordStore, call: Call, events: WordEvents): WordQueue {
  const { enqueue, flush } = createRequestQueue();

  const send = async <Result extends object>(
    { kind, after, name }: WordChange,
    request: () => Promise<Result>,
  ): Promise<Result> => {
    const before = new Map([...after.keys()].map((id) => [id, words.read(id)]));
    words.addPending(after);
    try {
      const result = await enqueue(request);
      words.settle(after, true);
      events.onSaved(kind);
      const token = 'undo' in result ? result.undo : undefined;
      if (typeof token === 'string') {
        const undo = () => {
          // Words that have changed again since then keep their state, here and on the server.
          const restored: States = new Map([...before].filter(([id]) => words.read(id) === after.get(id)));
          sendQuietly({ kind, after: restored, name }, () => call(undoWords, { body: { token } }));
        };
        events.onUndoable({ kind, after, name, undo });
      }
      return result;
    } catch (error) {
      words.settle(after, false);
      throw error;
    }
  };

  /** Sends a change whose caller doesn't show errors itself; reports a failure through `events`. */
  const sendQuietly = <Result extends object>(change: WordChange, request: () => Promise<Result>) =>
    void send(change, request).catch(events.onRejected);

  return {
    call,
    setLevel: ({ id, text }, { level, ignored }) => {
      const before = words.read(id);
      const after = { ...before, level: level ?? before.level, ignored: ignored ?? before.ignored };
      if (after.level === before.level && after.ignored === before.ignored) return;
      if (id < 0 && id > firstLocal) return words.confirm(new Map([[id, after]]));
      // Level and flag are always sent together, so that a change does not depend on earlier ones.
      const body = { ids: [id], knowledge_level: after.level, ignored: after.ignored };
      sendQuietly({ kind: 'level', after: new Map([[id, after]]), name: text }, () =>
        call(bulkUpdateWords, { body }),
      );
    },
    send,
    flush,
    resume: (states) => {
      words.confirm(new Map([...states].filter(([, state]) => isNew(state))));
      for (const { level, ignored, states: after } of groupByLevel(states)) {
        words.addPending(after);
        const body = { ids: [...after.keys()], knowledge_level: level, ignored };
        enqueue(() => call(bulkUpdateWords, { body })).then(
          () => words.settle(after, true),
          (error: unknown) => {
            words.settle(after, false);
            events.onRejected(error);
          },
        );
      }
    },
    markRestKnown: (ids, request) => {
      const newIds = [...new Set(ids)].filter((id) => isNew(words.read(id)));
      const after = new Map(newIds.map((id) => [id, { ...words.read(id), level: 4 }]));
      sendQuietly({ kind: 'level', after, name: '' }, request);
    },
    undo: () => {
      const { undoable } = words.getState();
      words.offerUndo(undefined);
      undoable?.undo();
    },
    undoChange: async (token) => {
      const result = await enqueue(() => call(undoWords, { body: { token } }));
      words.clearConfirmed();
      events.onSaved('delete');
      return result;
    },
  };
}
