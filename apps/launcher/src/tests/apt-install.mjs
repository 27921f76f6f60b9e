import { existsSync } from 'node:fs';
import { run } from '../process/run.mjs';
import { ROOT } from '../settings.mjs';

/**
 * Installs system packages if apt is available and permitted.
 * @param {string[]} packages
 * @param {{ env: NodeJS.ProcessEnv, log: string, signal: AbortSignal }} context
 * @throws when they can't be installed
 */
export async function aptInstall(packages, { env, log, signal }) {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('no apt');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...args] = [...asRoot, 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const context = { cwd: ROOT, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, log, signal };
  await run(command, [...args, 'update'], context);
  await run(command, [...args, '-y', '--no-install-recommends', 'install', ...packages], context);
}
