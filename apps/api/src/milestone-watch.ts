import { heartbeat, recordTextRead } from '@glossa/contract/activity';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import type { Endpoint } from '@glossa/contract/endpoint';
import { reviewWord } from '@glossa/contract/practice';
import { markKnown, savePosition } from '@glossa/contract/reading';
import { markSeenKnown, recordVideoWatched } from '@glossa/contract/watching';
import { addOrUpdateWord } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';

import { settleMilestones } from './domain/activity/settle-milestones.ts';
import type { Background } from './platform/background.ts';

/** What can reach a milestone or a goal. */
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

/** Milliseconds in which a learner's milestones are looked at once, however much they do. */
const rest = 2000;

/** Looks after requests whether a learner has reached something; what a stop cuts off is seen at the next of them. */
export interface MilestoneWatch {
  served: (endpoint: Endpoint, learnerId: string) => void;
  /** Ends waiting looks. */
  close: () => void;
}

/** Makes the watch; nobody's answer waits for it. */
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
    background.run('milestones', () => settleMilestones(db, id, clock()));
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
