import { setTimeout as pause } from 'node:timers/promises';

import type { Database, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { addToLog } from '#platform/logging/log-context.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import {
  claimArchive,
  heartbeatTimeout,
  isClaimed,
  lockArchive,
  recordHeartbeat,
  type ClaimedArchive,
  type RunKey,
} from './queries.ts';

/** Milliseconds between two heartbeats. */
const heartbeatInterval = 1000;

/** One attempt to export or import an archive. */
export interface ArchiveRun extends RunKey, ClaimedArchive {
  /**
   * Aborted when the worker stops, or with `TaskStoppedError` when the task was canceled or the archive no longer
   * belongs to this run.
   */
  signal: AbortSignal;
  /** Reports the progress in percent. Throws `TaskStoppedError` when the archive no longer belongs to this run. */
  progress: (percent: number) => void;
  /**
   * Runs `work` in a transaction that locks the archive. Throws `TaskStoppedError` when the archive no longer belongs
   * to this run.
   */
  commit: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  end: () => void;
}

/**
 * Claims an archive. If another run has claimed it, waits until that run's heartbeat has expired and tries once more.
 */
async function claim(
  db: Database,
  archiveId: string,
  stop: AbortSignal,
): Promise<(RunKey & ClaimedArchive) | undefined> {
  const key = { archiveId, runId: newId() };
  const first = await claimArchive(db, key);
  if (first || !(await isClaimed(db, archiveId))) return first && { ...key, ...first };
  await pause((heartbeatTimeout + 1) * 1000, undefined, { signal: stop });
  const second = await claimArchive(db, key);
  return second && { ...key, ...second };
}

/** Claims an archive and sends a heartbeat every second until `end()`. Returns undefined if there is nothing to do. */
export async function startRun(
  db: Database,
  archiveId: string,
  stop: AbortSignal,
): Promise<ArchiveRun | undefined> {
  const claimed = await claim(db, archiveId, stop);
  if (!claimed) return undefined;
  addToLog({ taskId: claimed.taskId });
  const claimLost = new AbortController();
  const signal = AbortSignal.any([claimLost.signal, stop]);
  let percent = 0;
  let isSendingHeartbeat = false;
  const failClaimLost = (): never => {
    claimLost.abort(new TaskStoppedError(`${archiveId} is claimed by another run`));
    throw claimLost.signal.reason;
  };
  const sendHeartbeat = async () => {
    if (!(await recordHeartbeat(db, claimed, percent))) failClaimLost();
  };
  await sendHeartbeat();
  const timer = setInterval(() => {
    if (isSendingHeartbeat) return;
    isSendingHeartbeat = true;
    // Don't stop while the database is unreachable: the next transaction checks the claim again.
    sendHeartbeat()
      .catch(() => {})
      .finally(() => (isSendingHeartbeat = false));
  }, heartbeatInterval);
  return {
    ...claimed,
    signal,
    progress: (value) => {
      signal.throwIfAborted();
      percent = Math.max(percent, Math.min(99, value));
    },
    commit: (work) =>
      db.transaction(async (tx) => {
        if (!(await lockArchive(tx, claimed))) failClaimLost();
        return work(tx);
      }),
    end: () => clearInterval(timer),
  };
}
