import * as contract from '@glossa/contract/metrics';
import { csvFile } from '@glossa/formats/word-files/csv-file';

import type { Deps } from '#deps.ts';
import { singleChunk } from '#http/single-chunk.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { metricTable } from './metric-tables.ts';
import { getMetrics } from './service.ts';

export const metricRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(contract.getMetrics, ({ query }) => getMetrics(deps.db, query.period, deps.clock())),
  route(contract.exportMetrics, async ({ query: { period, table } }) => {
    const metrics = await getMetrics(deps.db, period, deps.clock());
    return new FileResponse({
      name: `glossa-metrics-${table}-${metrics.from}-${metrics.to}.csv`,
      type: 'text/csv; charset=utf-8',
      content: singleChunk(csvFile(metricTable(metrics, table))),
    });
  }),
];
