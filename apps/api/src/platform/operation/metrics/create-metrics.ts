import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { version } from '#version.ts';
import { registerDiskMetrics, registerEventMetrics, registerPoolMetrics } from './process-metrics.ts';

/** Creates the metrics common to all our processes: process, connection pool, disk, emails and tasks. */
export function createMetrics({ config, db }: Pick<Deps, 'config' | 'db'>, role: 'api' | 'worker'): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ role });
  collectDefaultMetrics({ register: registry });
  registerPoolMetrics(registry, db.pool);
  registerDiskMetrics(registry, config.dataDir);
  registerEventMetrics(registry);
  new Gauge({
    name: 'glossa_build_info',
    help: 'Always 1, with labels for the running version',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
  return registry;
}
