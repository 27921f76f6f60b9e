import type { Database } from '@glossa/db/database';

import type { Background } from '#platform/background.ts';
import { awardMilestones } from './milestones.ts';

/** Minimum milliseconds between two checks for the same learner. */
const interval = 2000;

/**
 * Checks, throttled, whether a learner has reached a milestone or a goal. The next check makes up for one that a shutdown
 * canceled.
 */
export interface MilestoneChecker {
  check: (learnerId: string) => void;
  /** Cancels pending checks. */
  close: () => void;
}

/** Creates the checker. Checks run in the background. */
export function createMilestoneChecker({
  db,
  background,
  clock,
}: {
  db: Database;
  background: Background;
  clock: () => Date;
}): MilestoneChecker {
  const pendingTimers = new Map<string, NodeJS.Timeout>();
  const recheckedKeys = new Set<string>();
  const start = (id: string) => {
    recheckedKeys.delete(id);
    const timer = setTimeout(() => {
      pendingTimers.delete(id);
      if (recheckedKeys.has(id)) start(id);
    }, interval);
    pendingTimers.set(id, timer.unref());
    background.run('milestones', () => awardMilestones(db, id, clock()));
  };
  return {
    check: (id) => {
      if (pendingTimers.has(id)) recheckedKeys.add(id);
      else start(id);
    },
    close: () => {
      for (const timer of pendingTimers.values()) clearTimeout(timer);
      pendingTimers.clear();
    },
  };
}
