import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { readJson } from '../read-json.mjs';
import { toolEnv } from './tool-env.mjs';

/**
 * @typedef {object} Checkout
 * @property {string} root the checkout
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logDir
 * @property {AbortSignal} signal
 */

/**
 * Record of the last installation in node_modules.
 * @typedef {{ fingerprint: string, pnpm: string }} Stamp
 */

/**
 * Installs the packages from the lock file unless they are already installed, which it detects without network access.
 * @param {Checkout} checkout
 * @returns {Promise<string>} path of pnpm
 */
export async function ensureInstalled(checkout) {
  const { root, env, logDir, signal } = checkout;
  const stampFile = join(root, 'node_modules/.glossa-install.json');
  const fingerprint = installFingerprint(root);
  const stamp = existsSync(stampFile) ? /** @type {Stamp} */ (readJson(stampFile)) : undefined;
  if (stamp?.fingerprint === fingerprint && existsSync(stamp.pnpm)) return stamp.pnpm;

  const pnpm = await fetchPnpm(checkout);
  // The lock file was reviewed, and its packages are verified by hash. Checking every version's age in the registry
  // again would take longer than the rest of the installation and fail offline.
  const args = ['install', '--frozen-lockfile', '--trust-lockfile', '--prefer-offline', '--prod=false'];
  await run(pnpm, [...args, '--config.confirmModulesPurge=false'], {
    cwd: root,
    env: toolEnv(env, pnpm),
    log: join(logDir, 'install.log'),
    signal,
  });
  writeFileSync(stampFile, JSON.stringify({ fingerprint, pnpm }));
  return pnpm;
}

/**
 * Fetches the pnpm version named in package.json with npx, which caches it.
 * @param {Checkout} checkout
 * @returns {Promise<string>} its path
 */
async function fetchPnpm({ root, env, logDir, signal }) {
  const { packageManager } = /** @type {{ packageManager: string }} */ (readJson(join(root, 'package.json')));
  const script = join(import.meta.dirname, 'print-pnpm-path.mjs');
  const npx = (/** @type {string[]} */ ...options) =>
    run('npx', [...options, '-y', '-p', packageManager, 'node', script], {
      cwd: root,
      env: toolEnv(env),
      log: join(logDir, 'install.log'),
      signal,
    });
  const output = await npx('--offline').catch(() => {
    signal.throwIfAborted();
    return npx(); // This version isn't in the cache yet.
  });
  const path = /^pnpm=(.+)$/m.exec(output)?.[1];
  if (!path) throw new Error(`npx couldn't install ${packageManager}:\n${output}`);
  return path;
}

/**
 * Returns a hash that changes whenever `pnpm install` is necessary: when a manifest, the lock file, the platform or the
 * Node version changes, or the checkout is moved.
 * @param {string} root
 * @returns {string}
 */
export function installFingerprint(root) {
  const hash = createHash('sha256');
  hash.update([root, process.platform, process.arch, process.versions.modules].join('\n'));
  for (const file of [...manifests(root), 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} root */
function manifests(root) {
  const workspaceFolders = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  );
  return ['package.json', 'bench/package.json', ...workspaceFolders.sort()].filter((file) =>
    existsSync(join(root, file)),
  );
}
