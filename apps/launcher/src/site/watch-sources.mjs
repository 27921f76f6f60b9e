import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openLog } from '../process/log-file.mjs';
import { ROOT } from '../settings.mjs';

/**
 * Rebuilds the API's bundles whenever their sources, or those of a package, change, and restarts the API and the worker.
 * Vite handles the web app.
 * @param {import('../process/service.mjs').Service[]} services the API and the worker
 * @param {{ env: NodeJS.ProcessEnv, log: string }} options
 * @returns {import('./close-all.mjs').Closer}
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
    // The programs were bundled before they were started.
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
