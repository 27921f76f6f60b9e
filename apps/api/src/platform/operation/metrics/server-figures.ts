import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';

import type { Deps } from '#deps.ts';
import { createFigures } from './create-figures.ts';
import { httpFigures } from './http-figures.ts';
import { sessionFigures } from './process-figures.ts';

/** The figures of a server, and what each of its requests has to pass. */
export function serverFigures(deps: Pick<Deps, 'config' | 'db' | 'sessionCache'>): {
  registry: Registry;
  counted: RequestHandler;
} {
  const registry = createFigures(deps, 'api');
  sessionFigures(registry, deps.sessionCache);
  return { registry, counted: httpFigures(registry) };
}
