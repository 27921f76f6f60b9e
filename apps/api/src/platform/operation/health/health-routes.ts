import { Router } from 'express';

import type { Readiness } from './readiness.ts';
import type { HealthReport } from './watch-parts.ts';

/** What strangers may know: a word for each part, and no figure. */
const inWords = ({ status, parts }: HealthReport) => ({
  status,
  ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.status])),
});

/**
 * /livez: the process runs. /readyz: whether it should be given requests (200) or not (503), and how each part is;
 * `withFigures` for whoever runs the site.
 */
export function healthRoutes(readiness: Pick<Readiness, 'report'>, { withFigures = false } = {}): Router {
  const router = Router();
  router.get('/livez', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const report = await readiness.report();
    const isReady = report.status === 'ok' || report.status === 'degraded';
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(withFigures ? report : inWords(report));
  });
  return router;
}
