import { constants, setPriority } from 'node:os';

import { consume } from '@glossa/jobs/consumer';

import { configOrExit } from './config-or-exit.ts';
import { createDeps, jobStore } from './deps.ts';
import { scheduleLemmas } from './features/lemmas/jobs.ts';
import { scheduleOrderSweep } from './features/payments/jobs.ts';
import { scheduleReminders } from './features/reminders/jobs.ts';
import { scheduleSubscriptions } from './features/subscriptions/jobs.ts';
import { enqueueLost, scheduleUpkeep } from './features/upkeep/jobs.ts';
import { allHandlers, consumerOptions } from './handlers.ts';
import { onStop } from './on-stop.ts';
import { seldom } from './seldom.ts';

// Whoever waits for a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const config = configOrExit();
const deps = createDeps({ ...config, databasePool: 4 }, 'worker');
const consumer = consume(jobStore(config), allHandlers(deps), consumerOptions, {
  error: seldom((error) => deps.log.warn({ err: error }, 'queue connection lost')),
  failed: (name, error) => deps.log.error({ err: error, job: name }, 'job failed'),
});

// Who runs the site reads now, and not with the first video, whether there is an ffmpeg.
void deps.media.kind();

/**
 * Has the upkeep run, and takes up what was lost: at the start what a killed worker left, at once, and from time to time
 * what a queue has forgotten that was lost itself.
 */
const lookAfter = async (silence?: number) => {
  try {
    await scheduleUpkeep(deps);
    await scheduleLemmas(deps);
    await scheduleReminders(deps);
    await scheduleOrderSweep(deps);
    await scheduleSubscriptions(deps);
    await enqueueLost(deps, silence);
  } catch (error) {
    deps.log.warn({ err: error }, 'upkeep could not be scheduled');
  }
};
void lookAfter(0);
const lookingAfter = setInterval(() => void lookAfter(), 60_000);
deps.log.info('working');

onStop(async () => {
  clearInterval(lookingAfter);
  await consumer.close();
  await deps.close();
});
