import { catchUpLemmas, suggestLemmas } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import { enqueueWaitingDocuments, suggestForDocument, type LemmaDeps } from './service.ts';

export const lemmaHandlers = (deps: LemmaDeps): JobHandler[] => [
  defineHandler(suggestLemmas, ({ documentId }) => suggestForDocument(deps, documentId)),
  defineHandler(catchUpLemmas, () => enqueueWaitingDocuments(deps)),
];

/** Schedules a job that runs every minute and searches for documents without lemmas. */
export async function scheduleLemmas({ jobs }: Pick<LemmaDeps, 'jobs'>): Promise<void> {
  await jobs.schedule(catchUpLemmas, { every: 60_000 });
}
