import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readStartTime } from './identity.mjs';

/**
 * Holder of a lock. The start time of the process is stored with its PID, because PIDs are reused.
 * @typedef {{ pid: number, startedAt: string | undefined }} Holder
 */

/**
 * @typedef {object} Lock
 * @property {boolean} wasAbandoned whether the previous holder was killed
 * @property {() => void} release
 */

/**
 * Acquires a lock for this process unless a running process holds it. No manual cleanup is needed after kill -9.
 * @param {string} path
 * @returns {Lock | Holder} the lock, or its holder
 */
export function acquireLock(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o711 });
  const temporaryPath = `${path}.${process.pid}`;
  const holderJson = JSON.stringify({ pid: process.pid, startedAt: readStartTime(process.pid) });
  writeFileSync(temporaryPath, holderJson, { mode: 0o600 });
  try {
    for (let wasAbandoned = false; ; wasAbandoned = true) {
      if (tryLink(temporaryPath, path)) return { wasAbandoned, release: () => releaseLock(path, holderJson) };
      const found = readLock(path);
      const holder = parseHolder(found);
      if (holder && readStartTime(holder.pid) === holder.startedAt) return holder;
      removeAbandonedLock(path, `${temporaryPath}.aside`, found);
    }
  } finally {
    rmSync(temporaryPath, { force: true });
  }
}

/**
 * Links a file into place, so that the lock appears atomically and no other process can read it while it is incomplete.
 * @param {string} from
 * @param {string} to
 */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} path
 * @returns {string | undefined} undefined if it was just released
 */
function readLock(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string | undefined} lock
 * @returns {Holder | undefined} undefined if a power failure truncated it
 */
function parseHolder(lock) {
  try {
    return /** @type {Holder} */ (JSON.parse(lock ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Removes an abandoned lock, but not a new one that another process has created in the meantime.
 * @param {string} path
 * @param {string} abandonedPath
 * @param {string | undefined} abandoned
 */
function removeAbandonedLock(path, abandonedPath, abandoned) {
  try {
    renameSync(path, abandonedPath);
  } catch {
    return; // Another process has removed it.
  }
  if (readLock(abandonedPath) !== abandoned) tryLink(abandonedPath, path);
  rmSync(abandonedPath);
}

/**
 * @param {string} path
 * @param {string} me
 */
function releaseLock(path, me) {
  if (readLock(path) === me) rmSync(path);
}
