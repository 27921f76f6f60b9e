import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, programOf } from '../process/identity.mjs';
import { waitUntil } from '../process/wait-until.mjs';

/**
 * A running server, as described by its postmaster.pid.
 * @typedef {{ pid: number, port: number, ready: boolean }} Postmaster
 */

/**
 * @param {string} folder the database folder
 * @returns {Postmaster | undefined}
 */
export function readPostmaster(folder) {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Returns the server that a killed launcher left running on this folder, once it is ready. Removes the PID file of a
 * dead server, because PostgreSQL refuses to start if another program of the same account has reused its PID. Requires
 * the lock of the data folder.
 * @param {string} folder
 * @returns {Promise<Postmaster | undefined>}
 */
export async function findOrphan(folder) {
  const found = readPostmaster(folder);
  if (!found) return undefined;
  const program = isAlive(found.pid) ? (programOf(found.pid) ?? 'postgres') : undefined;
  if (!program?.startsWith('postgres')) {
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return undefined;
  }
  // It may still be recovering, or already be shutting down.
  await waitUntil(() => !isAlive(found.pid) || readPostmaster(folder)?.ready === true, { seconds: 60 });
  return isAlive(found.pid) ? readPostmaster(folder) : undefined;
}
