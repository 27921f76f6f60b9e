import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { createMetrics } from './create-metrics.ts';
import { createHttpMetrics } from './http-metrics.ts';
import { registerSessionMetrics } from './process-metrics.ts';

/** Creates the metrics of a server, and middleware that records its requests. */
export function createServerMetrics(deps: Pick<Deps, 'config' | 'db' | 'sessionCache'>): {
  registry: Registry;
  countRequests: RequestHandler;
} {
  const registry = createMetrics(deps, 'api');
  registerSessionMetrics(registry, deps.sessionCache);
  return { registry, countRequests: createHttpMetrics(registry) };
}
