import { OperatorError } from '#platform/operator-error.ts';
import { configOrExit } from './config-or-exit.ts';
import { createDeps } from './deps.ts';
import { prepareFirstStart } from './first-start.ts';

// Fills a new database before the server starts, so that the launcher can do this while building the web app.
const deps = createDeps(configOrExit(), 'seed');
try {
  await prepareFirstStart(deps);
} catch (error) {
  // The server refuses to start for the same reason, and reports it.
  if (!(error instanceof OperatorError)) throw error;
} finally {
  await deps.close();
}
