import type { FinishedRun } from '@glossa/jobs/consumer';
import type { Enqueuer } from '@glossa/jobs/enqueuer';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Returns a function that records the duration of each finished job. */
export function createJobMetrics(registry: Registry): (run: FinishedRun) => void {
  const durations = new Histogram({
    name: 'glossa_job_duration_seconds',
    help: 'Duration of job runs, by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 900, 3600],
    registers: [registry],
  });
  return ({ name, outcome, duration }) => durations.observe({ job: name, outcome }, duration / 1000);
}

/**
 * Reports the size of the queues. All workers share them and report the same values, so aggregate with max, not sum.
 */
export function registerQueueMetrics(registry: Registry, jobs: Pick<Enqueuer, 'states'>): void {
  const oldestWaiting = new Gauge({
    name: 'glossa_queue_oldest_waiting_seconds',
    help: 'Age of the oldest waiting job, or 0 if there are none; every worker reports the same value',
    labelNames: ['queue'],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'glossa_queue_jobs',
      help: 'Jobs by queue and state, with failed jobs of the last seven days; every worker reports the same value',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        // While the queue's store is down, report nothing instead of stale values.
        this.reset();
        oldestWaiting.reset();
        for (const { queue, waitingSince, ...states } of await jobs.states().catch(() => [])) {
          for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
          const age = waitingSince ? Math.max(0, Date.now() - waitingSince.getTime()) : 0;
          oldestWaiting.set({ queue }, age / 1000);
        }
      },
    }),
  );
}
