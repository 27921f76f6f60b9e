import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { toolEnv } from './tool-env.mjs';

/**
 * Builds every package that changed since its last build.
 * @param {import('./install.mjs').Workplace} workplace
 * @param {string} pnpm path
 */
export async function build({ root, env, logDir, signal }, pnpm) {
  await run(join(root, 'node_modules/.bin/turbo'), ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    env: toolEnv(env, pnpm),
    log: join(logDir, 'build.log'),
    signal,
  });
}
