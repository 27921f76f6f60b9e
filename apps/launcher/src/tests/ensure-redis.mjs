import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.mjs';

const isThere = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Installs a Redis server if it is missing and the system allows it.
 * @param {{ env: NodeJS.ProcessEnv, log: string, signal: AbortSignal }} context
 * @returns {Promise<boolean>} whether there is one now
 */
export async function ensureRedis(context) {
  if (isThere()) return true;
  await aptInstall(['redis-server'], context).catch(() => undefined);
  context.signal.throwIfAborted();
  return isThere();
}
