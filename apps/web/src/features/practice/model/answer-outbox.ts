import { ApiError } from '@glossa/contract/client';
import type { Call } from '@glossa/contract/client';
import type { CallInput } from '@glossa/contract/endpoint';
import { reviewWord, undoReview } from '@glossa/contract/practice';
import type { ReviewResult } from '@glossa/contract/practice';

type Answer = Required<
  Pick<CallInput<typeof reviewWord>['body'], 'rating' | 'version' | 'mode' | 'duration'>
>;

/** An answer, or the undoing of an answer, that the server hasn't confirmed. */
type Entry =
  | { kind: 'answer'; word: number; review: string; answer: Answer; at: number }
  | { kind: 'undo'; word: number; review: string };

interface Callbacks {
  onReviewed: (result: ReviewResult) => void;
  /** The server has a newer version of the word, so the answer was dropped. */
  onRejected: (review: string) => void;
}

/** A queue of answers that stores them in the browser and sends them one at a time. */
export interface AnswerOutbox {
  add: (word: number, review: string, answer: Answer) => void;
  /** Undoes an answer, whether or not it was sent. */
  undo: (word: number, review: string) => void;
  /** Number of unsent entries while offline; otherwise 0. */
  unsentCount: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Sends all entries. Resolves once they are sent or the connection is lost. */
  flush: () => Promise<void>;
  /** Retries immediately. */
  retry: () => void;
}

/** Milliseconds before each retry. */
const backoff = [1000, 2000, 5000, 15_000, 30_000];

/** Returns whether to retry after an error: no connection, a busy or unreachable server, or an expired session. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  [401, 429].includes(error.status);

const readEntries = (storage: Storage, key: string): Entry[] => {
  try {
    return JSON.parse(storage.getItem(key) ?? '[]') as Entry[];
  } catch {
    return [];
  }
};

/** Opens a user's outbox, and sends entries left over from an earlier visit. `key` is its storage key. */
export function createAnswerOutbox(
  { call, storage, key }: { call: Call; storage: Storage; key: string },
  { onReviewed, onRejected }: Callbacks,
): AnswerOutbox {
  let entries = readEntries(storage, key);
  let failures = 0;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  /** Stores the entries, and notifies the listeners. */
  const update = () => {
    try {
      if (entries.length > 0) storage.setItem(key, JSON.stringify(entries));
      else storage.removeItem(key);
    } catch {
      // If storage is full or forbidden, the entries in memory are still sent.
    }
    for (const listener of listeners) listener();
  };

  const send = async (entry: Entry): Promise<void> => {
    const { word, review } = entry;
    if (entry.kind === 'undo') {
      await call(undoReview, { params: { id: word, review } });
      return;
    }
    const secondsAgo = Math.max(0, Math.round((Date.now() - entry.at) / 1000));
    onReviewed(
      await call(reviewWord, { params: { id: word }, body: { ...entry.answer, review, ago: secondsAgo } }),
    );
  };

  const sendAll = async () => {
    for (let [entry] = entries; entry; [entry] = entries) {
      try {
        // Send one at a time, because each answer builds on the previous one.
        await send(entry);
      } catch (error) {
        if (isTemporary(error)) {
          failures += 1;
          timer = setTimeout(start, backoff[Math.min(failures, backoff.length) - 1]);
          update();
          return;
        }
        if (entry.kind === 'answer') onRejected(entry.review);
      }
      const sent = entry;
      entries = entries.filter((other) => other !== sent);
      failures = 0;
      update();
    }
  };

  const start = () => {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => (sending = undefined));
  };

  if (entries.length > 0) start();
  return {
    add: (word, review, answer) => {
      entries = [...entries, { kind: 'answer', word, review, answer, at: Date.now() }];
      update();
      if (failures === 0) start();
    },
    undo: (word, review) => {
      // The server may have received the first entry although the response was lost; the others are certainly unsent.
      const isUnsent = (index: number) => index > 0 || (!sending && failures === 0);
      const unsent = entries.find((entry, index) => entry.review === review && isUnsent(index));
      entries = unsent
        ? entries.filter((entry) => entry !== unsent)
        : [...entries, { kind: 'undo', word, review }];
      update();
      if (failures === 0) start();
    },
    unsentCount: () => (failures > 0 ? entries.length : 0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: async () => {
      start();
      await sending;
    },
    retry: start,
  };
}
