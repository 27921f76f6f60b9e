import { remind } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { sendReminders } from './service.ts';

type JobDeps = Pick<Deps, 'db' | 'config' | 'mailer' | 'clock' | 'log'>;

export const reminderHandler = (deps: JobDeps): JobHandler => handles(remind, () => sendReminders(deps));

/** Schedules reminders every minute, so that they aren't late even when many are due at the same hour. */
export const scheduleReminders = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(remind, { every: 60_000 });
