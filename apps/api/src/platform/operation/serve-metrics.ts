import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import type { Registry } from 'prom-client';

import { healthRoutes } from './health/health-routes.ts';
import type { Readiness } from './health/readiness.ts';

/**
 * Serves Prometheus metrics at /metrics, and health with measurements, on a port that users cannot reach. Returns the
 * server, which runs until the process ends, and its port, which the operating system may have chosen.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  { registry, readiness }: { registry: Registry; readiness: Pick<Readiness, 'report'> },
): Promise<{ server: Server; port: number }> {
  const app = express().disable('x-powered-by').disable('etag');
  app.use(healthRoutes(readiness, { withMeasurements: true }));
  app.get('/metrics', async (_request, response) => {
    response.set('Content-Type', registry.contentType).send(await registry.metrics());
  });
  const server = createServer(app);
  server.listen(port, host);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
