import { setTimeout as pause } from 'node:timers/promises';

import type { Database, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { addToLog } from '#platform/logging/log-context.ts';
import {
  beatRun,
  claimArchive,
  holdArchive,
  isHeld,
  runSilence,
  type ClaimedArchive,
  type RunKey,
} from './run-queries.ts';

/** Thrown into a run whose archive is gone, taken over by another run, or whose task was cancelled. */
export class RunLost extends Error {
  override name = 'RunLost';
}

/** Milliseconds between two signs of life. */
const interval = 1000;

/** One try at an archive. */
export interface ArchiveRun extends RunKey, ClaimedArchive {
  /** Aborted with `RunLost`, or when the worker stops. */
  signal: AbortSignal;
  /** Says how far it is, in percent; throws `RunLost` when the archive is no longer its own. */
  progress: (percent: number) => void;
  /** Runs `work` in a transaction that holds the archive; throws `RunLost` when it is no longer its own. */
  commit: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  end: () => void;
}

/** Takes an archive on. A run that seems to be killed is waited for until it is known to be. */
async function claim(
  db: Database,
  archiveId: string,
  stop: AbortSignal,
): Promise<(RunKey & ClaimedArchive) | undefined> {
  const key = { archiveId, runId: newId() };
  const first = await claimArchive(db, key);
  if (first || !(await isHeld(db, archiveId))) return first && { ...key, ...first };
  await pause((runSilence + 1) * 1000, undefined, { signal: stop });
  const second = await claimArchive(db, key);
  return second && { ...key, ...second };
}

/** Takes an archive on, and gives signs of life each second until `stop`; undefined when there is nothing to do. */
export async function startRun(
  db: Database,
  archiveId: string,
  stop: AbortSignal,
): Promise<ArchiveRun | undefined> {
  const claimed = await claim(db, archiveId, stop);
  if (!claimed) return undefined;
  addToLog({ taskId: claimed.taskId });
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stop]);
  let percent = 0;
  let beating = false;
  const lose = (): never => {
    lost.abort(new RunLost(`${archiveId} is no longer mine`));
    throw lost.signal.reason;
  };
  const check = async () => {
    if (!(await beatRun(db, claimed, percent))) lose();
  };
  await check();
  const timer = setInterval(() => {
    if (beating) return;
    beating = true;
    // A database that is away is no reason to stop; the next transaction tells.
    check()
      .catch(() => {})
      .finally(() => (beating = false));
  }, interval);
  return {
    ...claimed,
    signal,
    progress: (value) => {
      signal.throwIfAborted();
      percent = Math.max(percent, Math.min(99, value));
    },
    commit: (work) =>
      db.transaction(async (tx) => {
        if (!(await holdArchive(tx, claimed))) lose();
        return work(tx);
      }),
    end: () => clearInterval(timer),
  };
}
