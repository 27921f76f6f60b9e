import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock } from '../process/lock.mjs';
import { isPortFree } from '../process/port.mjs';
import { waitUntil } from '../process/wait-until.mjs';
import { LauncherError } from '../launcher-error.mjs';

/**
 * Claims the data folder and the port for this launcher.
 * @param {import('../settings.mjs').Settings} settings
 * @returns {Promise<() => void>} releases the data folder
 * @throws {LauncherError} when another Glossa site uses the folder or another program uses the port
 */
export async function claimResources({ dataDir, host, port }) {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const lock = acquireLock(join(dataDir, 'launcher.lock'));
  if ('pid' in lock) {
    throw new LauncherError(
      `Glossa is already running with the data in ${dataDir} (process ${lock.pid}).\n` +
        'Stop it first, or start another instance with its own data: PORT=3001 DATA_DIR=.data-2 npm start',
    );
  }
  try {
    // The API of a killed launcher needs a moment to finish and exit.
    await requirePort(port, host, lock.wasAbandoned ? 35 : 0);
    return lock.release;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @param {number} seconds time to wait until the port is free
 */
async function requirePort(port, host, seconds) {
  try {
    if (await waitUntil(() => isPortFree(port, host), { seconds, every: 200 })) return;
  } catch (error) {
    throw new LauncherError(`Can't listen on ${host}, port ${port}: ${String(error)}`);
  }
  throw new LauncherError(
    `Port ${port} is used by another program. Choose a different one: PORT=${port + 1} npm start`,
  );
}
