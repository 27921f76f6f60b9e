import { join } from 'node:path';
import { migrate } from '@glossa/db/migrate';
import { keepRunning } from '../process/service.mjs';
import { ROOT } from '../settings.mjs';
import { openDatabase } from './open-database.mjs';
import { siteEnv } from './site-env.mjs';
import { waitUp } from './wait-up.mjs';

/**
 * Starts the database, brings it up to date, starts the api and the worker, and waits until the site answers.
 * @param {import('../settings.mjs').Settings} settings
 * @param {object} context
 * @param {NodeJS.ProcessEnv} context.env
 * @param {AbortSignal} context.signal
 * @param {import('../screen/steps.mjs').Steps} context.steps
 * @param {(sentence: string, output?: string) => void} context.onTrouble
 * @param {import('./close-all.mjs').Closer[]} context.closers gets what ends each part, in the order they were started
 * @returns {Promise<import('../process/service.mjs').Service[]>} the api and the worker
 */
export async function runSite(settings, { env, signal, steps, onTrouble, closers }) {
  const database = await steps.run('Database', async () => {
    const opened = await openDatabase(settings, onTrouble);
    closers.push(opened.stop);
    await migrate(opened.url, join(ROOT, 'prisma/migrations'));
    return opened;
  });
  signal.throwIfAborted();

  return steps.run('Server', async () => {
    const service = (/** @type {string} */ name, /** @type {string} */ file, more = {}) =>
      keepRunning({
        name,
        args: [join(ROOT, 'apps/api/dist', file)],
        cwd: join(ROOT, 'apps/api'),
        env: { ...siteEnv(settings, env, database.url), ...more },
        log: `${settings.logDir}/${name}.log`,
        onTrouble,
      });
    const api = service('api', 'main.js');
    // Both serve their figures, here on one machine.
    const metricsPort = env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : {};
    const worker = service('worker', 'worker.js', metricsPort);
    worker.settle();
    closers.push(async () => void (await Promise.all([api.stop(), worker.stop()])));
    await waitUp(`${settings.origin}/readyz`, api, { log: `${settings.logDir}/api.log`, signal });
    return [api, worker];
  });
}
