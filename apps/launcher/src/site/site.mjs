import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { runService, waitUntilReady } from '../process/service.mjs';
import { ROOT } from '../settings.mjs';
import { migrateDatabase, openDatabase } from './database.mjs';

/**
 * @typedef {object} SiteContext
 * @property {NodeJS.ProcessEnv} env
 * @property {AbortSignal} signal
 * @property {import('../screen.mjs').Steps} steps
 * @property {(sentence: string, output?: string) => void} onFailure
 * @property {import('../process/stop.mjs').Closer[]} closers list to which each started part adds its closer
 */

/**
 * Starts the database and migrates it. If that changed anything, runs the seed, which creates a new site's first
 * accounts and texts.
 * @param {import('../settings.mjs').Settings} settings
 * @param {SiteContext} context
 * @returns {Promise<string>} its URL
 */
export async function startDatabase(settings, { env, signal, steps, onFailure, closers }) {
  const { url, changes } = await steps.run('Database', async () => {
    const database = await openDatabase(settings, onFailure);
    closers.push(database.stop);
    return { url: database.url, changes: await migrateDatabase(database) };
  });
  // The server would also seed the database, but here, seeding runs in parallel with the build of the web app.
  if (changes.length > 0) {
    await steps.run('Library', () =>
      run(process.execPath, ['--enable-source-maps', join(ROOT, 'apps/api/dist/seed.js')], {
        cwd: join(ROOT, 'apps/api'),
        env: siteEnv(settings, env, url),
        log: join(settings.logDir, 'api.log'),
        signal,
      }),
    );
  }
  return url;
}

/**
 * Starts the API and the worker, and waits until the site responds.
 * @param {import('../settings.mjs').Settings} settings
 * @param {string} databaseUrl
 * @param {SiteContext} context
 * @returns {Promise<import('../process/service.mjs').Service[]>} the API and the worker
 */
export const startServer = (settings, databaseUrl, { env, signal, steps, onFailure, closers }) =>
  steps.run('Server', async () => {
    const service = (/** @type {string} */ name, /** @type {string} */ file, extraEnv = {}) =>
      runService({
        name,
        args: ['--enable-source-maps', join(ROOT, 'apps/api/dist', file)],
        cwd: join(ROOT, 'apps/api'),
        env: { ...siteEnv(settings, env, databaseUrl), ...extraEnv },
        log: `${settings.logDir}/${name}.log`,
        onFailure,
      });
    const api = service('api', 'main.js');
    const services = [api];
    closers.push(async () => void (await Promise.all(services.map(({ stop }) => stop()))));
    await waitUntilReady(`${settings.origin}/readyz`, api, { log: `${settings.logDir}/api.log`, signal });
    if (signal.aborted) return services;
    // Start the worker last, so that it doesn't delay the first page. The worker also serves metrics, on its own port.
    const metricsPort = env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : {};
    const worker = service('worker', 'worker.js', metricsPort);
    worker.settle();
    services.push(worker);
    return services;
  });

/**
 * Returns the environment of the API and the worker, which apps/api/src/config.ts reads.
 * @param {import('../settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env the launcher's own, which overrides these defaults
 * @param {string} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnv(settings, env, databaseUrl) {
  return {
    NODE_ENV: 'local',
    LOG_LEVEL: 'info',
    PUBLIC_URL: settings.origin,
    WEB_DIR: join(ROOT, 'apps/web/dist'),
    ...env,
    ...(env.SECRET_FILE ? {} : { SECRET: env.SECRET || ensureSecret(settings.dataDir) }),
    DATABASE_URL: databaseUrl,
    DATABASE_URL_FILE: '',
    DATA_DIR: settings.dataDir,
    HOST: settings.host,
    PORT: String(settings.port),
    ...(settings.databaseUrl ? {} : { EMBEDDED: '1' }),
  };
}

/**
 * Returns the key that signs sessions and links. It is created once per data folder, and readable only by its owner.
 * @param {string} dataDir
 * @returns {string}
 */
function ensureSecret(dataDir) {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
