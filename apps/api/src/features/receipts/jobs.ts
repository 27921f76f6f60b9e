import { sendReceipts as sendReceiptsJob } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { sendReceipts } from './send-receipts.ts';

export const receiptHandler = (deps: Pick<Deps, 'db' | 'config' | 'mailer' | 'log'>): JobHandler =>
  handles(sendReceiptsJob, () => sendReceipts(deps));

/** Sends receipts every 30 seconds: buyers look for theirs right after they paid. */
export const scheduleReceipts = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(sendReceiptsJob, { every: 30_000 });
