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

// Requests take priority over jobs.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const config = configOrExit();
// No user waits for a job to be enqueued here.
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

// Logs a missing ffmpeg at startup instead of at the first video.
void deps.media.kind();

/**
 * Schedules recurring jobs and enqueues lost ones again: at startup those that a killed worker left behind (`silence`
 * 0), later those that the queue lost.
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
  // Skip closing the deps: handlers may still be running and must not mistake closed connections for failures of their
  // job.
  if (givenBack > 0) return deps.log.info({ jobs: givenBack }, 'jobs given back');
  await deps.close();
}, stopTimeoutMs + 10_000);
