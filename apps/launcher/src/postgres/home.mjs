import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canReach, serverOwner } from './owner.mjs';

/**
 * Returns the folder for the database of a data folder. It is inside, unless the server's account can't enter (such as
 * root's home): then it is in /var/lib, and a file in the data folder records where.
 * @param {string} dataDir exists
 * @returns {string}
 */
export function postgresHome(dataDir) {
  const note = join(dataDir, 'postgres-is-in');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  const inside = join(dataDir, 'postgres');
  if (canReach(serverOwner(join(inside, 'data')), dataDir)) {
    mkdirSync(inside, { recursive: true, mode: 0o711 });
    return inside;
  }
  const elsewhere = `/var/lib/glossa-${randomBytes(6).toString('hex')}`;
  mkdirSync(elsewhere, { mode: 0o711 });
  writeFileSync(note, `${elsewhere}\n`);
  return elsewhere;
}
