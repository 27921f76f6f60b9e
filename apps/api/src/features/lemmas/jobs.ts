import type { Analyser } from '@glossa/analyser/analyser';
import type { Database } from '@glossa/db/database';
import { catchUpLemmas, suggestLemmas } from '@glossa/jobs/definitions';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { handles, type JobHandler } from '@glossa/jobs/job';

import { waitingDocuments } from './queries.ts';
import { suggestForDocument } from './suggest-for-document.ts';

interface LemmaDeps {
  db: Database;
  jobs: Enqueuer;
  analyser: Analyser;
}

/** Documents per run; the next run is a minute later. */
const atOnce = 50;

/** Enqueues documents that are older than this feature or whose job was lost. */
async function catchUp({ db, jobs }: Pick<LemmaDeps, 'db' | 'jobs'>): Promise<void> {
  for (const documentId of await waitingDocuments(db, atOnce))
    await jobs.enqueue(suggestLemmas, { documentId }, String(documentId));
}

export const lemmaHandlers = (deps: LemmaDeps): JobHandler[] => [
  handles(suggestLemmas, ({ documentId }) => suggestForDocument(deps, documentId)),
  handles(catchUpLemmas, () => catchUp(deps)),
];

/** Schedules a search for documents without lemmas every minute. */
export async function scheduleLemmas({ jobs }: Pick<LemmaDeps, 'jobs'>): Promise<void> {
  await jobs.schedule(catchUpLemmas, { every: 60_000 });
}
