import { heartbeat, recordTextRead } from '@glossa/contract/activity';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import type { Endpoint } from '@glossa/contract/endpoint';
import { reviewWord } from '@glossa/contract/practice';
import { markKnown, savePosition } from '@glossa/contract/reading';
import { markSeenKnown, recordVideoWatched } from '@glossa/contract/watching';
import { addOrUpdateWord } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';

import { awardMilestones } from './domain/activity/milestones.ts';
import type { Background } from './platform/background.ts';

/** Endpoints that can reach a milestone or a goal. */
const earning: ReadonlySet<Endpoint> = new Set<Endpoint>([
  addOrUpdateWord,
  bulkUpdateWords,
  heartbeat,
  markKnown,
  markSeenKnown,
  recordTextRead,
  recordVideoWatched,
  reviewWord,
  savePosition,
]);

/** Minimum milliseconds between two checks of the same learner. */
const rest = 2000;

/**
 * Checks after requests, throttled, whether a learner reached a milestone. The next request makes up for a check that a
 * shutdown canceled.
 */
export interface MilestoneWatch {
  served: (endpoint: Endpoint, learnerId: string) => void;
  /** Cancels pending checks. */
  close: () => void;
}

/** Creates the watch. Checks run in the background, after the response. */
export function watchMilestones({
  db,
  background,
  clock,
}: {
  db: Database;
  background: Background;
  clock: () => Date;
}): MilestoneWatch {
  const waiting = new Map<string, NodeJS.Timeout>();
  const again = new Set<string>();
  const look = (id: string) => {
    again.delete(id);
    const timer = setTimeout(() => {
      waiting.delete(id);
      if (again.has(id)) look(id);
    }, rest);
    waiting.set(id, timer.unref());
    background.run('milestones', () => awardMilestones(db, id, clock()));
  };
  return {
    served: (endpoint, id) => {
      if (!earning.has(endpoint)) return;
      if (waiting.has(id)) again.add(id);
      else look(id);
    },
    close: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
