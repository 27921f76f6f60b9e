import type { ConsumerOptions } from '@glossa/jobs/backend';
import type { JobHandler, QueueName } from '@glossa/jobs/job';

import type { Deps } from './deps.ts';
import { exportAccountHandler } from './features/account-archive/export-job.ts';
import { importAccountHandler } from './features/account-archive/import-job.ts';
import { importBookHandler } from './features/imports/import-job.ts';
import { lemmaHandlers } from './features/lemmas/jobs.ts';
import { importLearnersHandler } from './features/learners/roster/import-job.ts';
import { metricHandlers } from './features/metrics/jobs.ts';
import { orderSweepHandler } from './features/payments/jobs.ts';
import { receiptHandler } from './features/receipts/jobs.ts';
import { reminderHandler } from './features/reminders/jobs.ts';
import { samplesHandler } from './features/shop/make-samples.ts';
import { subscriptionHandler } from './features/subscriptions/jobs.ts';
import { analyseHandler } from './features/texts/analyse-job.ts';
import { importHandler } from './features/words/import-job.ts';
import { packHandler } from './features/words/pack-job.ts';
import { upkeepHandlers } from './features/upkeep/jobs.ts';
import { processHandler } from './features/videos/processing/process-job.ts';
import { sealFilmsHandler } from './features/videos/sealing/seal-films.ts';

/** Every job handler. */
export const allHandlers = (
  deps: Pick<
    Deps,
    | 'config'
    | 'db'
    | 'storage'
    | 'sealed'
    | 'jobs'
    | 'analyser'
    | 'media'
    | 'mailer'
    | 'clock'
    | 'log'
    | 'payments'
  >,
): JobHandler[] => [
  analyseHandler(deps),
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
  samplesHandler(deps),
  sealFilmsHandler(deps),
  subscriptionHandler(deps),
  ...upkeepHandlers(deps),
];

// One analysis at a time: it saturates a core, and two books in parallel would double the memory.
export const consumerOptions: Record<QueueName, ConsumerOptions> = {
  analysis: { concurrency: 1, lockDuration: 15_000 },
  // One video at a time, to leave a core free for everything else.
  media: { concurrency: 1, lockDuration: 15_000 },
  // One archive at a time, because each copies gigabytes.
  archives: { concurrency: 1, lockDuration: 15_000 },
  lemmas: { concurrency: 1, lockDuration: 30_000 },
  upkeep: { concurrency: 1, lockDuration: 30_000 },
};
