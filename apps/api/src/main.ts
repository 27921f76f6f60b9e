import type { AddressInfo } from 'node:net';

import { OperatorError } from '#platform/operator-error.ts';
import { createApp } from './app.ts';
import { configOrExit } from './config-or-exit.ts';
import { createDeps } from './deps.ts';
import { prepareFirstStart } from './first-start.ts';
import { createSiteServer } from './http/site-server.ts';
import { monitorReadiness } from './platform/operation/health/readiness.ts';
import { createServerMetrics } from './platform/operation/metrics/server-metrics.ts';
import { onStopSignal } from './platform/operation/stop-signal.ts';
import { serveMetrics } from './platform/operation/serve-metrics.ts';
import { prepareGracefulStop } from './platform/operation/graceful-stop.ts';

const config = configOrExit();
const { metrics: metricsAddress, stopDelayMs, stopTimeoutMs } = config.operation;
const deps = createDeps(config, 'api');
const readiness = monitorReadiness(deps, 'api');
const metrics = metricsAddress && createServerMetrics(deps);
const server = createSiteServer(createApp(deps, { readiness, countRequests: metrics?.countRequests }));
const stopServer = prepareGracefulStop(server);

if (metrics) {
  const { port } = await serveMetrics(metricsAddress, { registry: metrics.registry, readiness });
  deps.log.info({ host: metricsAddress.host, port }, 'serving metrics');
}
try {
  await prepareFirstStart(deps);
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
server.listen(config.port, config.host, () => {
  // Port 0 lets the operating system choose a free port.
  const { port } = server.address() as AddressInfo;
  deps.log.info({ host: config.host, port }, 'listening');
});

onStopSignal(
  async () => {
    readiness.stop();
    const cutOff = await stopServer({ delay: stopDelayMs, timeout: stopTimeoutMs });
    // Skip closing the deps, which the cut-off requests still use: the database rolls back their transactions.
    if (cutOff > 0) return deps.log.warn({ requests: cutOff }, 'requests aborted at shutdown');
    await deps.close();
  },
  stopDelayMs + stopTimeoutMs + 10_000,
);
