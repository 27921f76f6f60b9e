import type { Queryable } from '@glossa/db/database';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import type { JobDefinition, PayloadOf } from '@glossa/jobs/job';

import { findTurn, type TurnSubject } from './queries.ts';

/**
 * Enqueues the job of a task, unless a job of the same kind and `key` is waiting or running. Users take turns: a user's
 * second job runs after everyone else's first one.
 */
export async function enqueueInTurn<Definition extends JobDefinition>(
  { db, jobs }: { db: Queryable; jobs: Enqueuer },
  subject: TurnSubject,
  { definition, payload, key }: { definition: Definition; payload: PayloadOf<Definition>; key?: string },
): Promise<void> {
  await jobs.enqueue(definition, payload, key, await findTurn(db, subject));
}
