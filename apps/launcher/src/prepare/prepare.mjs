import { join } from 'node:path';
import { takeLock } from '../process/lock.mjs';
import { waitUntil } from '../process/wait-until.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * Makes the checkout ready to run: packages installed, everything built. Of several launchers of one checkout, one
 * works and the others wait.
 * @param {import('./install.mjs').Workplace} workplace
 * @param {import('../screen/steps.mjs').Steps} steps
 * @returns {Promise<string>} path of pnpm
 */
export async function prepare(workplace, steps) {
  const path = join(workplace.root, '.turbo/prepare.lock');
  /** @type {import('../process/lock.mjs').Lock | undefined} */
  let lock;
  const take = () => {
    const taken = takeLock(path);
    lock = 'release' in taken ? taken : undefined;
    return lock !== undefined || workplace.signal.aborted;
  };
  if (!take()) {
    await steps.run('Waiting for another start of this checkout', () =>
      waitUntil(take, { seconds: 900, every: 200 }),
    );
  }
  try {
    const pnpm = await steps.run('Packages', () => ensureInstalled(workplace));
    await steps.run('Build', () => build(workplace, pnpm));
    return pnpm;
  } finally {
    lock?.release();
  }
}
