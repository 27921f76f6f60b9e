import { fork } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { openLog } from '../process/log-file.mjs';
import { runService, waitUntilReady } from '../process/service.mjs';
import { closeAll, waitUntilAborted } from '../process/stop.mjs';
import { createSteps, readDemoAccounts, showFailure, showWelcome } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { claimResources } from '../site/claim-resources.mjs';

/**
 * `npm run dev`: runs the site with hot reloading. Vite serves the web app on PORT and proxies to the API on PORT + 1.
 * The API and the worker restart whenever their bundles are rebuilt.
 * @param {import('../cli.mjs').Context} context
 */
export async function dev({ env, signal, screen }) {
  const settings = readSettings(env);
  const steps = createSteps(screen);
  const onFailure = showFailure(screen);
  const release = await claimResources(settings);
  /** @type {import('../process/stop.mjs').Closer[]} */
  const closers = [];
  try {
    await prepare({ root: ROOT, env, logDir: settings.logDir, signal }, steps, ['api']);
    const { startDatabase, startServer } = await import('../site/site.mjs');
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
    showWelcome(screen, { ...settings, demo: settings.showsDemoAccounts ? readDemoAccounts() : undefined });
    await waitUntilAborted(signal);
  } finally {
    if (closers.length > 0) await steps.run('Stopping', () => closeAll(closers), 'Stopped');
    release();
  }
}

/**
 * Starts Vite, which serves the web app from source and proxies everything else to the API.
 * @param {import('../settings.mjs').Settings} settings of the web app
 * @param {object} context
 * @param {NodeJS.ProcessEnv} context.env
 * @param {string} context.apiOrigin
 * @param {AbortSignal} context.signal
 * @param {(sentence: string, output?: string) => void} context.onFailure
 * @param {import('../process/stop.mjs').Closer[]} context.closers
 */
export async function startWeb(
  { host, port, origin, logDir },
  { env, apiOrigin, signal, onFailure, closers },
) {
  const web = join(ROOT, 'apps/web');
  const log = join(logDir, 'web.log');
  const vite = runService({
    name: 'web app',
    args: [
      join(web, 'node_modules/vite/bin/vite.js'),
      '--strictPort',
      `--port=${port}`,
      `--host=${host}`,
      '--clearScreen=false',
    ],
    cwd: web,
    env: { ...env, API_ORIGIN: apiOrigin },
    log,
    onFailure,
  });
  closers.push(vite.stop);
  await waitUntilReady(origin, vite, { log, signal });
}

/**
 * Rebuilds the API's bundles whenever its sources or those of a package change, and restarts the API and the worker.
 * Vite handles the web app.
 * @param {import('../process/service.mjs').Service[]} services the API and the worker
 * @param {{ env: NodeJS.ProcessEnv, log: string }} options
 * @returns {import('../process/stop.mjs').Closer}
 */
export function watchSources(services, { env, log }) {
  const file = openLog(log);
  const bundler = fork('build.mjs', ['--watch'], {
    cwd: join(ROOT, 'apps/api'),
    env,
    stdio: ['ignore', file.descriptor, file.descriptor, 'ipc'],
    detached: true,
  });
  file.close();
  let isFirst = true;
  bundler.on('message', () => {
    // After the first build, no restart is needed, because the services were started with up-to-date bundles.
    if (!isFirst) services.forEach((service) => service.restart());
    isFirst = false;
  });
  return () =>
    new Promise((resolve) => {
      if (bundler.exitCode !== null) return resolve();
      bundler.once('exit', () => resolve());
      bundler.kill('SIGTERM');
    });
}
