import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.mjs';

/** Requirements of WordPress, by Debian package. */
const needs = {
  wordpress: () => existsSync('/usr/share/wordpress/wp-load.php'),
  'php-cli': () => spawnSync('php', ['--version'], { stdio: 'ignore' }).status === 0,
  'php-mysql': () =>
    spawnSync('php', ['-r', "exit(extension_loaded('mysqli') ? 0 : 1);"], { stdio: 'ignore' }).status === 0,
  'mariadb-server': () => existsSync('/usr/sbin/mariadbd'),
};

const missing = () =>
  Object.entries(needs)
    .filter(([, isThere]) => !isThere())
    .map(([name]) => name);

/**
 * Installs WordPress, PHP and MariaDB if they are missing and the system allows it.
 * @param {{ env: NodeJS.ProcessEnv, log: string, signal: AbortSignal }} context
 * @returns {Promise<string[]>} packages that are still missing
 */
export async function ensureWordpress(context) {
  if (missing().length === 0) return [];
  await aptInstall(missing(), context).catch(() => undefined);
  context.signal.throwIfAborted();
  return missing();
}
