import { constants, setPriority } from 'node:os';

import { consume } from '@glossa/jobs/consumer';

import { configOrExit } from './config-or-exit.ts';
import { createDeps, jobStore } from './deps.ts';
import { enqueueBundledDictionaries } from './features/dictionaries/jobs.ts';
import { scheduleLemmas } from './features/lemmas/jobs.ts';
import { scheduleMetrics } from './features/metrics/jobs.ts';
import { scheduleOrderSweep } from './features/payments/jobs.ts';
import { scheduleReceipts } from './features/receipts/jobs.ts';
import { scheduleReminders } from './features/reminders/jobs.ts';
import { scheduleResplitting } from './features/resplitting/jobs.ts';
import { scheduleSubscriptions } from './features/subscriptions/jobs.ts';
import { scheduleTokenNotices } from './features/auth/tokens/jobs.ts';
import { enqueueFirstRecount, scheduleUpkeep } from './features/upkeep/jobs.ts';
import { enqueueLostJobs } from './features/upkeep/service.ts';
import { allHandlers, consumerOptions } from './handlers.ts';
import { runInLogContext } from './platform/logging/log-context.ts';
import { monitorReadiness } from './platform/operation/health/readiness.ts';
import { createWorkerMetrics } from './platform/operation/metrics/worker-metrics.ts';
import { onStopSignal } from './platform/operation/stop-signal.ts';
import { serveMetrics } from './platform/operation/serve-metrics.ts';
import { throttle } from './platform/throttle.ts';

// Requests take priority over jobs.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const config = configOrExit();
// No user waits for this process to enqueue a job, so there is no timeout.
const deps = createDeps({ ...config, databasePool: 4 }, 'worker', {
  queueTimeoutMs: Number.POSITIVE_INFINITY,
});
const { metrics: metricsAddress, stopTimeoutMs } = config.operation;
const readiness = monitorReadiness(deps, 'worker');
const metrics = metricsAddress && createWorkerMetrics(deps);
if (metrics) {
  const { port } = await serveMetrics(metricsAddress, { registry: metrics.registry, readiness });
  deps.log.info({ host: metricsAddress.host, port }, 'serving metrics');
}
const consumer = consume(jobStore(config), allHandlers(deps), consumerOptions, {
  wrapRun: ({ name, id, payload }, work) =>
    runInLogContext({ job: name, jobId: id, ...(payload as object) }, work),
  onRunEnded: metrics?.onJobEnded,
  error: throttle((error) => deps.log.warn({ err: error }, 'queue connection lost')),
  failed: (name, error) => deps.log.error({ err: error, job: name }, 'job failed'),
});

// Log a missing ffmpeg at startup instead of at the first video.
void deps.media.kind();

/**
 * Schedules recurring jobs and re-enqueues lost ones: at startup those that a killed worker left behind
 * (`heartbeatTimeout` 0), later those that the queue lost.
 */
const scheduleRecurringJobs = async (heartbeatTimeout?: number) => {
  try {
    await scheduleUpkeep(deps);
    await scheduleLemmas(deps);
    await scheduleResplitting(deps);
    await scheduleReminders(deps);
    await scheduleMetrics(deps);
    await scheduleOrderSweep(deps);
    await scheduleReceipts(deps);
    await scheduleSubscriptions(deps);
    await scheduleTokenNotices(deps);
    await enqueueLostJobs(deps, heartbeatTimeout);
  } catch (error) {
    deps.log.warn({ err: error }, 'could not schedule upkeep');
  }
};
void scheduleRecurringJobs(0);
void enqueueBundledDictionaries(deps).catch((error: unknown) =>
  deps.log.warn({ err: error }, 'could not schedule bundled dictionaries'),
);
void enqueueFirstRecount(deps).catch((error: unknown) =>
  deps.log.warn({ err: error }, 'could not schedule the count of stored files'),
);
const scheduleTimer = setInterval(() => void scheduleRecurringJobs(), 60_000);
deps.log.info('processing jobs');

onStopSignal(async () => {
  readiness.stop();
  clearInterval(scheduleTimer);
  const returnedJobs = await consumer.close(stopTimeoutMs);
  // Skip closing the deps: handlers may still be running, and a closed connection would look like a failed job.
  if (returnedJobs > 0) return deps.log.info({ jobs: returnedJobs }, 'jobs returned to the queue');
  await deps.close();
}, stopTimeoutMs + 10_000);
