import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { untilAborted } from '../process/stop-request.mjs';
import { createSteps } from '../screen/steps.mjs';
import { showFailure } from '../screen/show-failure.mjs';
import { welcome } from '../screen/welcome.mjs';
import { demoAccounts } from '../screen/demo-accounts.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { claimResources } from '../site/claim-resources.mjs';
import { closeAll } from '../site/close-all.mjs';
import { watchSources } from '../site/watch-sources.mjs';
import { startWeb } from '../site/start-web.mjs';

/**
 * `npm run dev`: runs the site with hot reloading. Vite serves the web app on PORT and proxies to the API on PORT + 1.
 * API and worker restart whenever their bundles are rebuilt.
 * @param {import('../cli.mjs').Context} context
 */
export async function dev({ env, signal, screen }) {
  const settings = readSettings(env);
  const steps = createSteps(screen);
  const onFailure = showFailure(screen);
  const release = await claimResources(settings);
  /** @type {import('../site/close-all.mjs').Closer[]} */
  const closers = [];
  try {
    await prepare({ root: ROOT, env, logDir: settings.logDir, signal }, steps, ['api']);
    const { startDatabase, startServer } = await import('../site/run-site.mjs');
    const api = readSettings({ ...env, PORT: String(settings.port + 1) });
    // Users open the web app's server, which proxies requests to the API.
    const apiEnv = { PUBLIC_URL: settings.origin, ...env };
    const context = { env: apiEnv, signal, steps, onFailure, closers };
    const databaseUrl = await startDatabase(api, context);
    signal.throwIfAborted();
    const services = await startServer(api, databaseUrl, context);
    signal.throwIfAborted();
    closers.push(watchSources(services, { env: toolEnv(env), log: join(settings.logDir, 'build.log') }));
    await steps.run('Web app', () =>
      startWeb(settings, { env, apiOrigin: api.origin, closers, onFailure, signal }),
    );
    welcome(screen, { ...settings, demo: settings.showsDemoAccounts ? demoAccounts() : undefined });
    await untilAborted(signal);
  } finally {
    if (closers.length > 0) await steps.run('Stopping', () => closeAll(closers), 'Stopped');
    release();
  }
}
