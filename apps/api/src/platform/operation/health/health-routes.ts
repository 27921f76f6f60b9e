import { Router } from 'express';

import type { Readiness } from './readiness.ts';
import type { HealthReport } from './monitor-parts.ts';

/** Reduces the report to the status of each part, which is all that the public may see. */
const toStatuses = ({ status, parts }: HealthReport) => ({
  status,
  ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.status])),
});

/**
 * Serves /livez (the process runs) and /readyz: 200 if it should receive requests, 503 otherwise, with the status of
 * each part. `withMeasurements` adds measurements, for operators.
 */
export function healthRoutes(
  readiness: Pick<Readiness, 'report'>,
  { withMeasurements = false } = {},
): Router {
  const router = Router();
  router.get('/livez', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const report = await readiness.report();
    const isReady = report.status === 'ok' || report.status === 'degraded';
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(withMeasurements ? report : toStatuses(report));
  });
  return router;
}
