import { join } from 'node:path';
import { acquireLock } from '../process/lock.mjs';
import { run } from '../process/run.mjs';
import { waitUntil } from '../process/wait-until.mjs';
import { ensureInstalled } from './install.mjs';
import { toolEnv } from './tool-env.mjs';

/**
 * Prepares the checkout: installs packages and builds apps. If several launchers run in the same checkout, one does the
 * work and the others wait.
 * @param {import('./install.mjs').Checkout} checkout
 * @param {import('../screen.mjs').Steps} steps
 * @param {App[]} apps
 * @returns {Promise<string>} path of pnpm
 */
export function prepare(checkout, steps, apps) {
  return withPrepareLock(checkout, steps, async () => {
    const pnpm = await steps.run('Packages', () => ensureInstalled(checkout));
    await steps.run('Build', () => build(checkout, pnpm, apps));
    return pnpm;
  });
}

/**
 * Prepares the checkout for starting the site. Runs `onApiBuilt` as soon as the API is built, in parallel with the build
 * of the web app.
 * @template Result
 * @param {import('./install.mjs').Checkout} workplace
 * @param {import('../screen.mjs').Steps} steps
 * @param {() => Promise<Result>} onApiBuilt
 * @returns {Promise<Result>}
 */
export function prepareSite(workplace, steps, onApiBuilt) {
  return withPrepareLock(workplace, steps, async () => {
    const pnpm = await steps.run('Packages', () => ensureInstalled(workplace));
    const [result] = await Promise.all([
      steps.run('API', () => build(workplace, pnpm, ['api'])).then(onApiBuilt),
      steps.run('Web app', () => build(workplace, pnpm, ['web'])),
    ]);
    return result;
  });
}

/**
 * @template Result
 * @param {import('./install.mjs').Checkout} workplace
 * @param {import('../screen.mjs').Steps} steps
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function withPrepareLock({ root, signal }, steps, work) {
  const path = join(root, '.turbo/prepare.lock');
  /** @type {import('../process/lock.mjs').Lock | undefined} */
  let lock;
  const tryAcquire = () => {
    const result = acquireLock(path);
    lock = 'release' in result ? result : undefined;
    return lock !== undefined || signal.aborted;
  };
  if (!tryAcquire()) {
    await steps.run('Waiting for another process that is preparing this checkout', () =>
      waitUntil(tryAcquire, { seconds: 900, every: 200 }),
    );
  }
  try {
    return await work();
  } finally {
    lock?.release();
  }
}

/** @typedef {'api' | 'web' | 'bench'} App an app to build; packages are used from source */

/**
 * Builds the given apps if they or their packages have changed. Generates the database client even if `apps` is empty.
 * @param {import('./install.mjs').Checkout} workplace
 * @param {string} pnpm path
 * @param {App[]} apps
 */
async function build({ root, env, logDir, signal }, pnpm, apps) {
  const filters = apps.length > 0 ? ['build', ...apps.map((app) => `--filter=@glossa/${app}`)] : ['generate'];
  await run(join(root, 'node_modules/.bin/turbo'), ['run', ...filters, '--output-logs=errors-only'], {
    cwd: root,
    env: toolEnv(env, pnpm),
    log: join(logDir, 'build.log'),
    signal,
  });
}
