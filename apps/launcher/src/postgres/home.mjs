import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canReach, serverOwner } from './owner.mjs';

/**
 * The folder that holds the database of a data folder. It is inside, except where the account the server runs under
 * cannot enter (root's home): then it is in /var/lib, and a note in the data folder says where.
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
