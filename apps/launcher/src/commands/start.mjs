import { claimResources } from '../site/claim-resources.mjs';
import { prepareSite } from '../prepare/prepare.mjs';
import { closeAll, waitUntilAborted } from '../process/stop.mjs';
import { createSteps, readDemoAccounts, showFailure, showWelcome } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';

/**
 * `npm start`: starts the site from any state of the checkout and runs it until asked to stop.
 * @param {import('../cli.mjs').Context} context
 */
export async function start({ env, signal, screen }) {
  const settings = readSettings(env);
  const steps = createSteps(screen);
  const release = await claimResources(settings);
  /** @type {import('../process/stop.mjs').Closer[]} */
  const closers = [];
  try {
    const context = { env, signal, steps, closers, onFailure: showFailure(screen) };
    const environment = { root: ROOT, env, logDir: settings.logDir, signal };
    const databaseUrl = await prepareSite(environment, steps, async () => {
      // Import this dynamically, because the packages it needs may not be installed before this point.
      const { startDatabase } = await import('../site/site.mjs');
      return startDatabase(settings, context);
    });
    signal.throwIfAborted();
    const { startServer } = await import('../site/site.mjs');
    await startServer(settings, databaseUrl, context);
    signal.throwIfAborted();
    showWelcome(screen, { ...settings, demo: settings.showsDemoAccounts ? readDemoAccounts() : undefined });
    await waitUntilAborted(signal);
  } finally {
    if (closers.length > 0) await steps.run('Stopping', () => closeAll(closers), 'Stopped');
    release();
  }
}
