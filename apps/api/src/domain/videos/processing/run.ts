import type { ProcessingStage } from '@glossa/contract/videos';
import type { Queryable } from '@glossa/db/database';

import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { recordHeartbeat, type RunKey } from './queries.ts';

/** Milliseconds between two heartbeats. */
const interval = 1000;

/** One attempt to process a video. */
export interface Run extends RunKey {
  /** Aborted with `TaskStoppedError`, or when the worker stops. */
  signal: AbortSignal;
  /**
   * Starts a stage that takes the progress from one percentage to another; returns a callback for the share done, 0 to
   * 1.
   */
  stage(name: ProcessingStage, from: number, to: number): (share: number) => void;
  /** Sends a heartbeat right away. @throws {TaskStoppedError} when the run has lost its claim */
  check(): Promise<void>;
  end(): void;
}

/**
 * Sends a heartbeat every second, which also detects when another run has claimed the video. `stop` also aborts the
 * run.
 */
export function startRun(db: Queryable, key: RunKey, stop: AbortSignal): Run {
  const claimLost = new AbortController();
  const signal = AbortSignal.any([claimLost.signal, stop]);
  let state = { percent: 0, stage: 'probe' as ProcessingStage };
  let isSendingHeartbeat = false;
  const check = async () => {
    if (!(await recordHeartbeat(db, key, state)))
      claimLost.abort(new TaskStoppedError(`${key.videoId} is claimed by another run`));
    signal.throwIfAborted();
  };
  const timer = setInterval(() => {
    if (isSendingHeartbeat) return;
    isSendingHeartbeat = true;
    // Keep converting if the database is unreachable; a lost claim is detected when the result is stored.
    check()
      .catch(() => {})
      .finally(() => (isSendingHeartbeat = false));
  }, interval);
  return {
    ...key,
    signal,
    stage: (stage, from, to) => {
      signal.throwIfAborted();
      state = { percent: from, stage };
      return (share) => (state = { percent: from + (to - from) * share, stage });
    },
    check,
    end: () => clearInterval(timer),
  };
}
