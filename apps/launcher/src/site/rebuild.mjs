import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '../process/log-file.mjs';
import { onChange } from '../process/on-change.mjs';
import { ROOT } from '../settings.mjs';

/**
 * Builds packages and the api again whenever their source changes. Vite takes care of the web app by itself.
 * @param {{ env: NodeJS.ProcessEnv, log: string }} options
 * @returns {import('./close-all.mjs').Closer}
 */
export function watchSources({ env, log }) {
  const file = openLog(log);
  const turbo = spawn(join(ROOT, 'node_modules/.bin/turbo'), ['watch', 'build', '--filter=!@glossa/web'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', file.descriptor, file.descriptor],
    detached: true,
  });
  file.close();
  return () =>
    new Promise((resolve) => {
      if (turbo.exitCode !== null) return resolve();
      turbo.once('exit', () => resolve());
      turbo.kill('SIGTERM');
    });
}

/**
 * Restarts the api and the worker whenever something they are made of was built.
 * @param {import('../process/service.mjs').Service[]} services
 * @returns {import('./close-all.mjs').Closer}
 */
export function restartOnBuild(services) {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/dist`);
  const built = ['apps/api/dist', ...packages].map((folder) => join(ROOT, folder)).filter(existsSync);
  return onChange(built, () => services.forEach((service) => service.restart()));
}
