import { ApiError } from '@glossa/contract/client';
import type { Call } from '@glossa/contract/client';
import type { CallInput } from '@glossa/contract/endpoint';
import { reviewWord, undoReview } from '@glossa/contract/practice';
import type { Reviewed } from '@glossa/contract/practice';

type Answer = Required<
  Pick<CallInput<typeof reviewWord>['body'], 'rating' | 'version' | 'mode' | 'duration'>
>;

/** An answer, or the undoing of one, that the server hasn't confirmed. */
type Entry =
  | { kind: 'answer'; word: number; review: string; answer: Answer; at: number }
  | { kind: 'undo'; word: number; review: string };

interface Events {
  onReviewed: (result: Reviewed) => void;
  /** The server has a newer state of the word, so the answer didn't count. */
  onRefused: (review: string) => void;
}

/** A queue of answers, stored in the browser until the server has them and sent one at a time. */
export interface AnswerOutbox {
  add: (word: number, review: string, answer: Answer) => void;
  /** Undoes an answer, whether or not it was sent. */
  undo: (word: number, review: string) => void;
  /** Number of unsent entries while offline; otherwise 0. */
  waiting: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Resolves once everything is sent, or can't be sent for now. */
  settled: () => Promise<void>;
  /** Retries immediately. */
  retry: () => void;
}

/** Backoff in milliseconds. */
const pauses = [1000, 2000, 5000, 15_000, 30_000];

/** Whether a failure is temporary: no connection, a busy or unreachable server, or an expired session. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  [401, 429].includes(error.status);

const read = (storage: Storage, key: string): Entry[] => {
  try {
    return JSON.parse(storage.getItem(key) ?? '[]') as Entry[];
  } catch {
    return [];
  }
};

/** Opens the outbox of a user; `key` is its storage key. Entries left from last time are sent immediately. */
export function createAnswerOutbox(
  { call, storage, key }: { call: Call; storage: Storage; key: string },
  { onReviewed, onRefused }: Events,
): AnswerOutbox {
  let entries = read(storage, key);
  let failures = 0;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const changed = () => {
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
    const ago = Math.max(0, Math.round((Date.now() - entry.at) / 1000));
    onReviewed(await call(reviewWord, { params: { id: word }, body: { ...entry.answer, review, ago } }));
  };

  const sendAll = async () => {
    for (let [entry] = entries; entry; [entry] = entries) {
      try {
        // One at a time, because each answer builds on the previous one.
        await send(entry);
      } catch (error) {
        if (mayPass(error)) {
          failures += 1;
          timer = setTimeout(start, pauses[Math.min(failures, pauses.length) - 1]);
          changed();
          return;
        }
        if (entry.kind === 'answer') onRefused(entry.review);
      }
      const sent = entry;
      entries = entries.filter((other) => other !== sent);
      failures = 0;
      changed();
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
      changed();
      if (failures === 0) start();
    },
    undo: (word, review) => {
      // The first entry may have reached the server although the response was lost; all others are certainly unsent.
      const isUntried = (index: number) => index > 0 || (!sending && failures === 0);
      const unsent = entries.find((entry, index) => entry.review === review && isUntried(index));
      entries = unsent
        ? entries.filter((entry) => entry !== unsent)
        : [...entries, { kind: 'undo', word, review }];
      changed();
      if (failures === 0) start();
    },
    waiting: () => (failures > 0 ? entries.length : 0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => {
      start();
      await sending;
    },
    retry: start,
  };
}
