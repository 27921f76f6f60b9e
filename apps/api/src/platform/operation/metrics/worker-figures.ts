import type { EndedRun } from '@glossa/jobs/consumer';
import type { Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { createFigures } from './create-figures.ts';
import { jobFigures, queueFigures } from './job-figures.ts';

/** The figures of a worker, and who hears of each of its jobs that ends. */
export function workerFigures(deps: Pick<Deps, 'config' | 'db' | 'jobs'>): {
  registry: Registry;
  ended: (run: EndedRun) => void;
} {
  const registry = createFigures(deps, 'worker');
  queueFigures(registry, deps.jobs);
  return { registry, ended: jobFigures(registry) };
}
