import { sendReceipts as sendReceiptsJob } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { sendReceipts } from './service.ts';

export const receiptHandler = (deps: Pick<Deps, 'db' | 'config' | 'mailer' | 'log'>): JobHandler =>
  defineHandler(sendReceiptsJob, () => sendReceipts(deps));

/** Schedules the receipt job to run every 30 seconds, since buyers expect their receipts right after paying. */
export const scheduleReceipts = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(sendReceiptsJob, { every: 30_000 });
