import { ApiError } from '@glossa/contract/client';
import { maxChanges, syncWords } from '@glossa/contract/word-sync';
import type { SyncedChange } from '@glossa/contract/word-sync';

import { call } from '@/lib/api/client.ts';
import { readStoredSession } from '@/domain/session/stored-session.ts';
import { account } from './current-account.ts';
import { countPending, listPending, removeChange } from './change-queue.ts';
import type { PendingChange } from './database.ts';
import { cacheWordStates } from './cached-responses.ts';

/** Changes that were sent, with the server's results. */
export type SentChanges = { pending: PendingChange; result: SyncedChange }[];

type Listener = (sent: SentChanges) => void;
const listeners = new Set<Listener>();

/** Calls `listener` with the changes that this tab has sent; returns the unsubscribe function. */
export function onChangesSent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function applyResult(owner: string, pending: PendingChange, result: SyncedChange): Promise<void> {
  await removeChange(pending);
  const { word } = result;
  if (pending.local !== undefined) await cacheWordStates(owner, [[pending.local, undefined]]);
  if (!word) return;
  const { knowledge_level: level, ignored, translation } = word;
  const exists = word.created_at !== null;
  await cacheWordStates(owner, [[word.id, exists ? { level, ignored, translation } : undefined]]);
}

/**
 * Sends changes in one batch or, if the server rejects the batch, one by one, so that an invalid change doesn't block
 * the others.
 */
async function send(owner: string, part: readonly PendingChange[]): Promise<SentChanges> {
  try {
    const { results } = await call(syncWords, { body: { changes: part.map(({ change }) => change) } });
    const sent: SentChanges = part.flatMap((pending, index) => {
      const result = results[index];
      return result ? [{ pending, result }] : [];
    });
    for (const { pending, result } of sent) await applyResult(owner, pending, result);
    return sent;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    if (part.length > 1) {
      const sent: SentChanges = [];
      for (const one of part) sent.push(...(await send(owner, [one])));
      return sent;
    }
    return Promise.all(
      part.map(async (pending) => {
        await removeChange(pending);
        return {
          pending,
          result: { id: pending.change.id, outcome: 'gone', word: null, undo: null } as const,
        };
      }),
    );
  }
}

async function sendAll(owner: string): Promise<void> {
  const sent: SentChanges = [];
  try {
    // Changes made in the meantime are part of the next iteration.
    for (;;) {
      const pending = await listPending(owner);
      if (pending.length === 0 || readStoredSession()?.userId !== owner) break;
      sent.push(...(await send(owner, pending.slice(0, maxChanges))));
    }
  } finally {
    await countPending(owner);
    if (sent.length > 0) for (const listener of listeners) listener(sent);
  }
}

/** Sends pending changes from one tab at a time; those that cannot be sent stay pending. */
export async function sendChanges(): Promise<void> {
  const owner = account.read();
  if (owner === undefined || (await countPending(owner)) === 0) return;
  // Another user may have signed in in another tab; that user's words must not change.
  if (readStoredSession()?.userId !== owner) return;
  const run = () => sendAll(owner).catch(() => undefined);
  if (!navigator.locks) return run();
  await navigator.locks.request(`glossa-changes ${owner}`, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Schedules sending the pending changes, together with those made in the meantime. */
export function scheduleSending(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendChanges(), 500);
}
