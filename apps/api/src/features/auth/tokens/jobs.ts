import { announceExpiringTokens as announceJob } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { announceExpiringTokens } from './service.ts';

export const tokenHandler = (deps: Pick<Deps, 'db' | 'config' | 'mailer' | 'log'>): JobHandler =>
  defineHandler(announceJob, () => announceExpiringTokens(deps));

/** Schedules an hourly job that emails owners about expiring tokens. */
export const scheduleTokenNotices = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(announceJob, { pattern: '41 * * * *' });
