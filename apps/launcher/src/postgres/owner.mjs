import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * The account that PostgreSQL runs under; empty for our own. PostgreSQL refuses to run as root, so in that case it is
 * the owner of existing data, the `postgres` account, or `nobody`.
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
 * Whether the server's account can run or enter a path. It can't enter a checkout in root's home, for example.
 * @param {Owner} owner
 * @param {string} path
 */
export function canReach(owner, path) {
  return owner.uid === undefined || spawnSync('test', ['-x', path], { ...owner, cwd: '/' }).status === 0;
}
