import { statement, type Queryable } from '@glossa/db/database';
import { Router } from 'express';

const ping = statement('ping', 'SELECT 1');

/** /livez: the process runs. /readyz: it can serve, its database included. */
export function healthRoutes({ db }: { db: Queryable }): Router {
  const router = Router();
  router.get('/livez', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const database = await db.row(ping).then(
      () => 'ok',
      () => 'unreachable',
    );
    response
      .status(database === 'ok' ? 200 : 503)
      .json({ status: database === 'ok' ? 'ok' : 'unready', database });
  });
  return router;
}
