import type { FinishedRun } from '@glossa/jobs/consumer';
import type { Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { createMetrics } from './create-metrics.ts';
import { createJobMetrics, registerQueueMetrics } from './job-metrics.ts';

/** Creates the metrics of a worker, and a callback that records its finished jobs. */
export function createWorkerMetrics(deps: Pick<Deps, 'config' | 'db' | 'jobs'>): {
  registry: Registry;
  onJobEnded: (run: FinishedRun) => void;
} {
  const registry = createMetrics(deps, 'worker');
  registerQueueMetrics(registry, deps.jobs);
  return { registry, onJobEnded: createJobMetrics(registry) };
}
