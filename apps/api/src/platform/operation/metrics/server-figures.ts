import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { createFigures } from './create-figures.ts';
import { httpFigures } from './http-figures.ts';
import { sessionFigures } from './process-figures.ts';

/** Creates the metrics of a server, and middleware that records its requests. */
export function serverFigures(deps: Pick<Deps, 'config' | 'db' | 'sessionCache'>): {
  registry: Registry;
  counted: RequestHandler;
} {
  const registry = createFigures(deps, 'api');
  sessionFigures(registry, deps.sessionCache);
  return { registry, counted: httpFigures(registry) };
}
