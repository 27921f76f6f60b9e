import { exportMetrics, getMetrics } from '@glossa/contract/metrics';
import { csvFile } from '@glossa/formats/word-files/csv-file';

import type { Deps } from '#deps.ts';
import { inOnePiece } from '#http/in-one-piece.ts';
import { FileAnswer, route, type Route } from '#http/route.ts';
import { makeMetrics } from './make-metrics.ts';
import { metricTable } from './metric-tables.ts';

export const metricRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(getMetrics, ({ query }) => makeMetrics(deps.db, query.period, deps.clock())),
  route(exportMetrics, async ({ query: { period, table } }) => {
    const metrics = await makeMetrics(deps.db, period, deps.clock());
    return new FileAnswer({
      name: `glossa-metrics-${table}-${metrics.from}-${metrics.to}.csv`,
      type: 'text/csv; charset=utf-8',
      content: inOnePiece(csvFile(metricTable(metrics, table))),
    });
  }),
];
