import { sendDueReminders } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { sendReminders } from './service.ts';

type JobDeps = Pick<Deps, 'db' | 'config' | 'mailer' | 'clock' | 'log'>;

export const reminderHandler = (deps: JobDeps): JobHandler =>
  defineHandler(sendDueReminders, () => sendReminders(deps));

/**
 * Schedules the reminder job to run every minute, so that reminders aren't late even when many are due at the same
 * hour.
 */
export const scheduleReminders = ({ jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.schedule(sendDueReminders, { every: 60_000 });
