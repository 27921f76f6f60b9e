import type { Request, RequestHandler, Response } from 'express';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Methods with their own label. All others share a label, because clients can send arbitrary methods. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Contract paths by Express route path, so bounded by the number of routes. */
const patterns = new Map<string, string>();

/**
 * Returns the endpoint's path from the contract. The IDs in the request's path would make the number of labels
 * unbounded.
 */
function endpointLabel(request: Request, response: Response): string {
  const route = (request.route as { path?: unknown } | undefined)?.path;
  if (typeof route !== 'string') return response.statusCode === 404 ? 'unknown' : 'files';
  const known = patterns.get(route);
  if (known) return known;
  const pattern = route === '/{*path}' ? 'files' : route.replaceAll(/:(\w+)/g, '{$1}');
  patterns.set(route, pattern);
  return pattern;
}

/** Returns middleware that counts and times requests. */
export function createHttpMetrics(registry: Registry): RequestHandler {
  const durations = new Histogram({
    name: 'glossa_http_request_duration_seconds',
    help: 'Time from receiving the request headers to the end of the response, by method, endpoint and status',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  let openRequests = 0;
  registry.registerMetric(
    new Gauge({
      name: 'glossa_http_requests_in_flight',
      help: 'Requests in progress',
      registers: [],
      collect() {
        this.set(openRequests);
      },
    }),
  );
  return (request, response, next) => {
    const start = performance.now();
    openRequests += 1;
    response.once('close', () => {
      openRequests -= 1;
      const method = methods.has(request.method) ? request.method : 'other';
      const endpoint = endpointLabel(request, response);
      durations.observe(
        { method, endpoint, status: response.statusCode },
        (performance.now() - start) / 1000,
      );
    });
    next();
  };
}
