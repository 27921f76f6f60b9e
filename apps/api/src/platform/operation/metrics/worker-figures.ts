import type { EndedRun } from '@glossa/jobs/consumer';
import type { Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { createFigures } from './create-figures.ts';
import { jobFigures, queueFigures } from './job-figures.ts';

/** Creates the metrics of a worker, and a callback that records its finished jobs. */
export function workerFigures(deps: Pick<Deps, 'config' | 'db' | 'jobs'>): {
  registry: Registry;
  ended: (run: EndedRun) => void;
} {
  const registry = createFigures(deps, 'worker');
  queueFigures(registry, deps.jobs);
  return { registry, ended: jobFigures(registry) };
}
