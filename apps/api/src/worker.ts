import { constants, setPriority } from 'node:os';

import { consume } from '@glossa/jobs/consumer';

import { configOrExit } from './config-or-exit.ts';
import { createDeps, jobStore } from './deps.ts';
import { scheduleLemmas } from './features/lemmas/jobs.ts';
import { scheduleFigures } from './features/metrics/jobs.ts';
import { scheduleOrderSweep } from './features/payments/jobs.ts';
import { scheduleReceipts } from './features/receipts/jobs.ts';
import { scheduleReminders } from './features/reminders/jobs.ts';
import { scheduleSubscriptions } from './features/subscriptions/jobs.ts';
import { enqueueLost, scheduleUpkeep } from './features/upkeep/jobs.ts';
import { allHandlers, consumerOptions } from './handlers.ts';
import { inLogContext } from './platform/logging/log-context.ts';
import { watchReadiness } from './platform/operation/health/readiness.ts';
import { workerFigures } from './platform/operation/metrics/worker-figures.ts';
import { onStop } from './platform/operation/on-stop.ts';
import { serveFigures } from './platform/operation/serve-figures.ts';
import { seldom } from './platform/seldom.ts';

// Whoever waits for a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const config = configOrExit();
// Nobody waits here for a job to be taken.
const deps = createDeps({ ...config, databasePool: 4 }, 'worker', {
  queuePatience: Number.POSITIVE_INFINITY,
});
const { metrics, stopTimeoutMs } = config.operation;
const readiness = watchReadiness(deps, 'worker');
const figures = metrics && workerFigures(deps);
if (figures) {
  const { port } = await serveFigures(metrics, { registry: figures.registry, readiness });
  deps.log.info({ host: metrics.host, port }, 'figures are served');
}
const consumer = consume(jobStore(config), allHandlers(deps), consumerOptions, {
  around: ({ name, id, payload }, work) =>
    inLogContext({ job: name, jobId: id, ...(payload as object) }, work),
  ended: figures?.ended,
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
    await scheduleFigures(deps);
    await scheduleOrderSweep(deps);
    await scheduleReceipts(deps);
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
  readiness.stop();
  clearInterval(lookingAfter);
  const givenBack = await consumer.close(stopTimeoutMs);
  // Their handlers may still be at it: what ends under their hands must not look to them like a failure of their work.
  if (givenBack > 0) return deps.log.info({ jobs: givenBack }, 'jobs given back');
  await deps.close();
}, stopTimeoutMs + 10_000);
