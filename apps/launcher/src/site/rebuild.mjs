import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openLog } from '../process/log-file.mjs';
import { onChange } from '../process/on-change.mjs';
import { ROOT } from '../settings.mjs';

const API = join(ROOT, 'apps/api');

/**
 * Bundles the API's programs again whenever their source, or that of a package, changes. Vite takes care of the web app.
 * @param {{ env: NodeJS.ProcessEnv, log: string }} options
 * @returns {import('./close-all.mjs').Closer}
 */
export function watchSources({ env, log }) {
  const file = openLog(log);
  const bundler = spawn(process.execPath, ['build.mjs', '--watch'], {
    cwd: API,
    env,
    stdio: ['ignore', file.descriptor, file.descriptor],
    detached: true,
  });
  file.close();
  return () =>
    new Promise((resolve) => {
      if (bundler.exitCode !== null) return resolve();
      bundler.once('exit', () => resolve());
      bundler.kill('SIGTERM');
    });
}

/**
 * Restarts the API and the worker whenever they were bundled.
 * @param {import('../process/service.mjs').Service[]} services
 * @returns {import('./close-all.mjs').Closer}
 */
export const restartOnBuild = (services) =>
  onChange([join(API, 'dist')], () => services.forEach((service) => service.restart()));
