import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { toolEnv } from './tool-env.mjs';

/** @typedef {'api' | 'web' | 'bench'} App an app to build; packages are used from source */

/**
 * Builds apps that have changed, or whose packages have, and always generates the database client, which is code too.
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
