import { join } from 'node:path';
import { runService } from '../process/service.mjs';
import { ROOT } from '../settings.mjs';
import { migrateDatabase } from './migrate.mjs';
import { openDatabase } from './open-database.mjs';
import { siteEnv } from './site-env.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/**
 * @typedef {object} SiteContext
 * @property {NodeJS.ProcessEnv} env
 * @property {AbortSignal} signal
 * @property {import('../screen/steps.mjs').Steps} steps
 * @property {(sentence: string, output?: string) => void} onFailure
 * @property {import('./close-all.mjs').Closer[]} closers receives a closer for each part, in the order of starting
 */

/**
 * Starts the database and migrates it.
 * @param {import('../settings.mjs').Settings} settings
 * @param {SiteContext} context
 * @returns {Promise<string>} its URL
 */
export const startDatabase = (settings, { steps, onFailure, closers }) =>
  steps.run('Database', async () => {
    const { url, stop } = await openDatabase(settings, onFailure);
    closers.push(stop);
    await migrateDatabase(url);
    return url;
  });

/**
 * Starts the API and the worker, and waits until the site responds.
 * @param {import('../settings.mjs').Settings} settings
 * @param {string} databaseUrl
 * @param {SiteContext} context
 * @returns {Promise<import('../process/service.mjs').Service[]>} the API and the worker
 */
export const startServer = (settings, databaseUrl, { env, signal, steps, onFailure, closers }) =>
  steps.run('Server', async () => {
    const service = (/** @type {string} */ name, /** @type {string} */ file, more = {}) =>
      runService({
        name,
        args: ['--enable-source-maps', join(ROOT, 'apps/api/dist', file)],
        cwd: join(ROOT, 'apps/api'),
        env: { ...siteEnv(settings, env, databaseUrl), ...more },
        log: `${settings.logDir}/${name}.log`,
        onFailure,
      });
    const api = service('api', 'main.js');
    // Both serve metrics, so on one machine they need different ports.
    const metricsPort = env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : {};
    const worker = service('worker', 'worker.js', metricsPort);
    worker.settle();
    closers.push(async () => void (await Promise.all([api.stop(), worker.stop()])));
    await waitUntilReady(`${settings.origin}/readyz`, api, { log: `${settings.logDir}/api.log`, signal });
    return [api, worker];
  });
