import type { Database } from '@glossa/db/database';
import { analyseDocument, recount, sweep } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { handles, type JobHandler } from '@glossa/jobs/job';
import type { Logger } from 'pino';

import { learnersAfter, recountLearner, removeExpired, removeOrphans, silentDocuments } from './queries.ts';

interface UpkeepDeps {
  db: Database;
  jobs: Enqueuer;
  log: Logger;
}

/** Seconds without a sign of life after which an analysis is asked for again. */
const silence = 15;

/** Asks again for the analyses that were lost. A second one at the same time does no harm. */
export async function enqueueLost(
  { db, jobs }: Pick<UpkeepDeps, 'db' | 'jobs'>,
  seconds = silence,
): Promise<void> {
  for (const documentId of await silentDocuments(db, seconds))
    await jobs.enqueue(analyseDocument, { documentId });
}

async function sweepAll(deps: UpkeepDeps): Promise<void> {
  await enqueueLost(deps);
  await removeExpired(deps.db);
  while ((await removeOrphans(deps.db)) > 0);
}

async function recountAll({ db, log }: UpkeepDeps): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await learnersAfter(db, last);
    if (ids.length === 0) return;
    for (const id of ids) {
      const wrong = await recountLearner(db, id);
      if (wrong > 0) log.error({ learnerId: id, wrong }, 'counts differed from a recount and were mended');
    }
    last = ids.at(-1) as string;
  }
}

export const upkeepHandlers = (deps: UpkeepDeps): JobHandler[] => [
  handles(sweep, () => sweepAll(deps)),
  handles(recount, () => recountAll(deps)),
];

/** Has the upkeep run by itself: the sweep each minute, the recount each night. */
export async function scheduleUpkeep({ jobs }: Pick<UpkeepDeps, 'jobs'>): Promise<void> {
  await jobs.schedule(sweep, { every: 60_000 });
  await jobs.schedule(recount, { pattern: '17 3 * * *' });
}
