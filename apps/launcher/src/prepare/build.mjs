import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { toolEnv } from './tool-env.mjs';

/** @typedef {'api' | 'web' | 'bench'} App what can be built; the packages are used from source */

/**
 * Builds some apps, each only if it or a package it uses has changed since; and always the database client, which is code
 * too.
 * @param {import('./install.mjs').Workplace} workplace
 * @param {string} pnpm path
 * @param {App[]} apps
 */
export async function build({ root, env, logDir, signal }, pnpm, apps) {
  const filters = apps.length > 0 ? ['build', ...apps.map((app) => `--filter=@glossa/${app}`)] : ['generate'];
  await run(join(root, 'node_modules/.bin/turbo'), ['run', ...filters, '--output-logs=errors-only'], {
    cwd: root,
    env: toolEnv(env, pnpm),
    log: join(logDir, 'build.log'),
    signal,
  });
}
