import { createServer } from 'node:http';

import { createApp } from './app.ts';
import { configOrExit } from './config-or-exit.ts';
import { createDeps } from './deps.ts';
import { firstStart } from './first-start.ts';
import { onStop } from './on-stop.ts';

const config = configOrExit();
const deps = createDeps(config, 'api');
const server = createServer(createApp(deps));
// An upload of 200 MB over a slow line takes its time; a slow header does not.
server.requestTimeout = 30 * 60_000;
server.headersTimeout = 20_000;

await firstStart(deps);
server.listen(config.port, config.host, () =>
  deps.log.info({ host: config.host, port: config.port }, 'listening'),
);

onStop(async () => {
  // Keep-alive connections end after their running answer.
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  });
  await deps.close();
});
