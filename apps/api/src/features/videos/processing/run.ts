import type { ProcessingStage } from '@glossa/contract/videos';
import type { Queryable } from '@glossa/db/database';

import { beatRun, type RunKey } from './queries.ts';

/** The reason of the signal of a run whose video is gone, taken over, or cancelled. */
export class RunLost extends Error {
  override name = 'RunLost';
}

/** Milliseconds between two signs of life. */
const interval = 1000;

/** One try at a video. */
export interface Run extends RunKey {
  /** Aborted with `RunLost`, or when the worker stops. */
  signal: AbortSignal;
  /** Begins a stage that takes the progress from one percent to another; answers who hears the share done of it, 0 to 1. */
  stage(name: ProcessingStage, from: number, to: number): (share: number) => void;
  /** Says at once where it stands; throws `RunLost` when the video is no longer its own. */
  check(): Promise<void>;
  end(): void;
}

/** Gives signs of life each second, and hears by them when the video is no longer its own; `stop` ends it as well. */
export function startRun(db: Queryable, key: RunKey, stop: AbortSignal): Run {
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stop]);
  let at = { percent: 0, stage: 'probe' as ProcessingStage };
  let beating = false;
  const check = async () => {
    if (!(await beatRun(db, key, at))) lost.abort(new RunLost(`${key.videoId} is no longer mine`));
    signal.throwIfAborted();
  };
  const timer = setInterval(() => {
    if (beating) return;
    beating = true;
    // A database that is away is no reason to stop converting; keeping the result tells.
    check()
      .catch(() => {})
      .finally(() => (beating = false));
  }, interval);
  return {
    ...key,
    signal,
    stage: (stage, from, to) => {
      signal.throwIfAborted();
      at = { percent: from, stage };
      return (share) => (at = { percent: from + (to - from) * share, stage });
    },
    check,
    end: () => clearInterval(timer),
  };
}
