import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startedAt } from './identity.mjs';

/**
 * Who holds a lock. The moment the process started is kept beside its id, because ids are used again.
 * @typedef {{ pid: number, startedAt: string | undefined }} Holder
 */

/**
 * @typedef {object} Lock
 * @property {boolean} wasAbandoned whether the holder before was killed
 * @property {() => void} release
 */

/**
 * Takes a lock for this process unless a living process holds it. Nothing has to be tidied up by hand after kill -9.
 * @param {string} path
 * @returns {Lock | Holder} the lock, or who has it
 */
export function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o711 });
  const mine = `${path}.${process.pid}`;
  const me = JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) });
  writeFileSync(mine, me, { mode: 0o600 });
  try {
    for (let wasAbandoned = false; ; wasAbandoned = true) {
      if (link(mine, path)) return { wasAbandoned, release: () => releaseOwn(path, me) };
      const found = readLock(path);
      const holder = parseHolder(found);
      if (holder && startedAt(holder.pid) === holder.startedAt) return holder;
      putAside(path, `${mine}.aside`, found);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * A link appears at once with its content, so nobody ever reads half a lock.
 * @param {string} from
 * @param {string} to
 */
function link(from, to) {
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
 * @returns {string | undefined} nothing when it was released in this moment
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
 * @returns {Holder | undefined} nothing when a power failure cut it short
 */
function parseHolder(lock) {
  try {
    return /** @type {Holder} */ (JSON.parse(lock ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Removes an abandoned lock, but not one that another process put in its place meanwhile.
 * @param {string} path
 * @param {string} aside
 * @param {string | undefined} abandoned
 */
function putAside(path, aside, abandoned) {
  try {
    renameSync(path, aside);
  } catch {
    return; // someone else removed it
  }
  if (readLock(aside) !== abandoned) link(aside, path);
  rmSync(aside);
}

/**
 * @param {string} path
 * @param {string} me
 */
function releaseOwn(path, me) {
  if (readLock(path) === me) rmSync(path);
}
