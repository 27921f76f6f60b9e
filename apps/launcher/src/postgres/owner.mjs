import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * The account PostgreSQL runs under; empty means our own. It refuses to run as root, so there it is the owner of
 * existing data, else the `postgres` account, else nobody.
 * @typedef {{ uid?: number, gid?: number }} Owner
 */

const NOBODY = 65534;

/**
 * @param {string} dataFolder folder of the database, whether it exists or not
 * @returns {Owner}
 */
export function serverOwner(dataFolder) {
  if (process.getuid?.() !== 0) return {};
  const existing = statSync(dataFolder, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return { uid: idOf('-u') ?? NOBODY, gid: idOf('-g') ?? NOBODY };
}

/** @param {'-u' | '-g'} which */
function idOf(which) {
  const answer = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
  const id = Number(answer.stdout);
  return answer.status === 0 && id > 0 ? id : undefined;
}

/**
 * Whether the server's account can run or enter a path: a checkout in root's home is closed to every other one.
 * @param {Owner} owner
 * @param {string} path
 */
export function canReach(owner, path) {
  return owner.uid === undefined || spawnSync('test', ['-x', path], { ...owner, cwd: '/' }).status === 0;
}
