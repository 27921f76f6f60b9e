import type { ConsumerOptions } from '@glossa/jobs/backend';
import type { JobHandler, QueueName } from '@glossa/jobs/job';

import type { Deps } from './deps.ts';
import { exportAccountHandler } from './features/account-archive/export/jobs.ts';
import { importAccountHandler } from './features/account-archive/import/jobs.ts';
import { tokenHandler } from './features/auth/tokens/jobs.ts';
import { dictionaryHandlers } from './features/dictionaries/jobs.ts';
import { importBookHandler } from './features/imports/jobs.ts';
import { lemmaHandlers } from './features/lemmas/jobs.ts';
import { importLearnersHandler } from './features/learners/import/jobs.ts';
import { metricHandlers } from './features/metrics/jobs.ts';
import { orderSweepHandler } from './features/payments/jobs.ts';
import { receiptHandler } from './features/receipts/jobs.ts';
import { reminderHandler } from './features/reminders/jobs.ts';
import { resplitHandlers } from './features/resplitting/jobs.ts';
import { makeSamplesHandler } from './features/shop/samples/jobs.ts';
import { subscriptionHandler } from './features/subscriptions/jobs.ts';
import { analyzeHandler } from './features/texts/jobs.ts';
import { importHandler } from './features/words/import/jobs.ts';
import { packHandler } from './features/words/export/jobs.ts';
import { upkeepHandlers } from './features/upkeep/jobs.ts';
import { processHandler } from './features/videos/processing/jobs.ts';
import { encryptVideosHandler } from './features/videos/encryption/jobs.ts';

/** Returns the handlers of all jobs. */
export const allHandlers = (
  deps: Pick<
    Deps,
    | 'config'
    | 'db'
    | 'storage'
    | 'sealed'
    | 'files'
    | 'jobs'
    | 'analyzer'
    | 'media'
    | 'mailer'
    | 'clock'
    | 'fetchPolicy'
    | 'log'
    | 'payments'
  >,
): JobHandler[] => [
  analyzeHandler(deps),
  ...dictionaryHandlers(deps),
  exportAccountHandler(deps),
  importAccountHandler(deps),
  importBookHandler(deps),
  ...lemmaHandlers(deps),
  importHandler(deps),
  importLearnersHandler(deps),
  ...metricHandlers(deps),
  orderSweepHandler(deps),
  packHandler(deps),
  processHandler(deps),
  receiptHandler(deps),
  reminderHandler(deps),
  ...resplitHandlers(deps),
  makeSamplesHandler(deps),
  encryptVideosHandler(deps),
  subscriptionHandler(deps),
  tokenHandler(deps),
  ...upkeepHandlers(deps),
];

// One analysis at a time: it saturates a core, and two books in parallel would double the memory.
export const consumerOptions: Record<QueueName, ConsumerOptions> = {
  analysis: { concurrency: 1, lockDuration: 15_000 },
  // One video at a time, to leave a core free for everything else.
  media: { concurrency: 1, lockDuration: 15_000 },
  // One archive at a time, because each copies gigabytes.
  archives: { concurrency: 1, lockDuration: 15_000 },
  dictionaries: { concurrency: 1, lockDuration: 30_000 },
  lemmas: { concurrency: 1, lockDuration: 30_000 },
  upkeep: { concurrency: 1, lockDuration: 30_000 },
};
