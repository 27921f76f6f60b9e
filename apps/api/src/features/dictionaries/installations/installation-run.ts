import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import {
  claimInstallation,
  findInstallation,
  sendHeartbeat,
  type InstallationProgress,
  type InstallationRow,
  type RunKey,
} from './queries.ts';

/** Milliseconds between two heartbeats, which also save the progress. */
const heartbeatInterval = 1000;
/** Number of attempts, one second apart, to claim an installation that the previous run still holds. */
const claimAttempts = 15;

/** One attempt to install a dictionary. */
export interface InstallationRun extends RunKey {
  installation: InstallationRow;
  /** Aborted when the worker stops, or with `TaskStoppedError` when the installation was canceled. */
  signal: AbortSignal;
  /** Reports the progress, which is saved with the next heartbeat. */
  report: (progress: Partial<Pick<InstallationProgress, 'state' | 'done' | 'total' | 'entries'>>) => void;
  end: () => void;
}

async function claim(
  db: Database,
  id: string,
  stop: AbortSignal,
): Promise<(RunKey & { row: InstallationRow }) | undefined> {
  const key = { id, runId: newId() };
  for (let attempt = 0; attempt < claimAttempts; attempt++) {
    const row = await claimInstallation(db, key);
    if (row) return { ...key, row };
    const found = await findInstallation(db, id);
    if (!found || found.state === 'failed' || found.state === 'canceled') return undefined;
    await pause(1000, undefined, { signal: stop });
  }
  return undefined;
}

/**
 * Claims an installation and sends a heartbeat every second until `end()`. Returns undefined if there is nothing to do.
 */
export async function startRun(
  db: Database,
  id: string,
  stop: AbortSignal,
): Promise<InstallationRun | undefined> {
  const claimed = await claim(db, id, stop);
  if (!claimed) return undefined;
  const { row, runId } = claimed;
  const claimLost = new AbortController();
  const progress: InstallationProgress = {
    state: 'waiting',
    done: Number(row.bytesDone),
    total: row.bytesTotal === null ? undefined : Number(row.bytesTotal),
    bytesPerSecond: undefined,
    entries: 0,
  };
  const measureSpeed = createSpeedometer();
  let isSendingHeartbeat = false;
  const keepAlive = async () => {
    progress.bytesPerSecond = progress.state === 'downloading' ? measureSpeed(progress.done) : undefined;
    if (!(await sendHeartbeat(db, claimed, progress)))
      claimLost.abort(new TaskStoppedError(`${id} was canceled`));
  };
  await keepAlive();
  const timer = setInterval(() => {
    if (isSendingHeartbeat) return;
    isSendingHeartbeat = true;
    // Don't stop while the database is unreachable: the last transaction checks the claim again.
    keepAlive()
      .catch(() => {})
      .finally(() => (isSendingHeartbeat = false));
  }, heartbeatInterval);
  return {
    id,
    runId,
    installation: row,
    signal: AbortSignal.any([claimLost.signal, stop]),
    report: (changes) => void Object.assign(progress, changes),
    end: () => clearInterval(timer),
  };
}

/** Returns a function that takes the number of bytes so far and returns the smoothed speed in bytes per second. */
function createSpeedometer(): (bytes: number) => number {
  let last: { bytes: number; at: number } | undefined;
  let speed = 0;
  return (bytes) => {
    const at = performance.now();
    if (last && bytes >= last.bytes) {
      const current = ((bytes - last.bytes) * 1000) / Math.max(at - last.at, 1);
      speed = speed === 0 ? current : (speed + current) / 2;
    }
    last = { bytes, at };
    return Math.min(Math.round(speed), 2_000_000_000);
  };
}
