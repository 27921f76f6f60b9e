import { catchUpResplitting, resplitDocument, resplitPhrases } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import { enqueueOutdated, resplit, resplitSavedWords, type ResplitDeps } from './service.ts';

export const resplitHandlers = (deps: ResplitDeps): JobHandler[] => [
  defineHandler(resplitDocument, ({ documentId }) => resplit(deps, documentId)),
  defineHandler(resplitPhrases, ({ language }, { signal }) => resplitSavedWords(deps, language, signal)),
  defineHandler(catchUpResplitting, () => enqueueOutdated(deps)),
];

/** Schedules the search for documents and words that were split by older rules to run every minute. */
export async function scheduleResplitting({ jobs }: Pick<ResplitDeps, 'jobs'>): Promise<void> {
  await jobs.schedule(catchUpResplitting, { every: 60_000 });
}
