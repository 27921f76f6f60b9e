import type { AddressInfo } from 'node:net';

import { createApp } from './app.ts';
import { configOrExit } from './config-or-exit.ts';
import { createDeps } from './deps.ts';
import { StartRefusal } from './features/auth/start-refusal.ts';
import { firstStart } from './first-start.ts';
import { createSiteServer } from './http/site-server.ts';
import { watchReadiness } from './platform/operation/health/readiness.ts';
import { serverFigures } from './platform/operation/metrics/server-figures.ts';
import { onStop } from './platform/operation/on-stop.ts';
import { serveFigures } from './platform/operation/serve-figures.ts';
import { stoppable } from './platform/operation/stoppable-server.ts';

const config = configOrExit();
const { metrics, stopDelayMs, stopTimeoutMs } = config.operation;
const deps = createDeps(config, 'api');
const readiness = watchReadiness(deps, 'api');
const figures = metrics && serverFigures(deps);
const server = createSiteServer(createApp(deps, { readiness, counted: figures?.counted }));
const stopServer = stoppable(server);

if (figures) {
  const { port } = await serveFigures(metrics, { registry: figures.registry, readiness });
  deps.log.info({ host: metrics.host, port }, 'figures are served');
}
try {
  await firstStart(deps);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
server.listen(config.port, config.host, () => {
  // Port 0 lets the operating system choose a free port.
  const { port } = server.address() as AddressInfo;
  deps.log.info({ host: config.host, port }, 'listening');
});

onStop(
  async () => {
    readiness.stop();
    const cutOff = await stopServer({ delay: stopDelayMs, timeout: stopTimeoutMs });
    // Skip closing the deps, which the cut-off requests still use: the database rolls back their transactions.
    if (cutOff > 0) return deps.log.warn({ requests: cutOff }, 'requests cut off');
    await deps.close();
  },
  stopDelayMs + stopTimeoutMs + 10_000,
);
