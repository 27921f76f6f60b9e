import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Name of the superuser in our cluster (PostgreSQL's term for a database folder). */
export const SUPERUSER = 'postgres';

/** Name of the role that the site connects as. It owns only the site's database. */
export const APP_ROLE = 'glossa';

// LC_CTYPE must be UTF-8, because pg_trgm would otherwise ignore all non-ASCII letters.
const LOCALES = /** @type {Partial<Record<NodeJS.Platform, string>>} */ ({
  darwin: 'en_US.UTF-8',
  linux: 'C.UTF-8',
});

/**
 * Creates the database folder unless it exists. It is created under a temporary name and then renamed, so that a folder
 * left behind by an interrupted start is never mistaken for a database.
 * @param {object} options
 * @param {string} options.home
 * @param {Owner} options.owner
 * @param {string} options.initdb path
 * @param {boolean} options.durable false for tests, which never flush to disk
 * @returns {{ folder: string, password: string }}
 */
export function ensureCluster({ home, owner, initdb, durable }) {
  const folder = join(home, 'data');
  const passwordFile = join(home, 'password');
  if (existsSync(join(folder, 'PG_VERSION'))) return { folder, password: readFileSync(passwordFile, 'utf8') };

  const password = createPassword(passwordFile, owner);
  const temporaryFolder = join(home, 'data.unfinished');
  rmSync(temporaryFolder, { recursive: true, force: true });
  mkdirSync(temporaryFolder, { mode: 0o700 });
  setOwner(temporaryFolder, owner);
  const options = {
    pgdata: temporaryFolder,
    username: SUPERUSER,
    encoding: 'UTF8',
    auth: 'scram-sha-256',
    pwfile: passwordFile,
    'locale-provider': 'icu',
    'icu-locale': 'und',
    locale: LOCALES[process.platform] ?? 'C',
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const { status, error, stderr } = spawnSync(
    initdb,
    [...args, '--no-instructions', ...(durable ? [] : ['--no-sync'])],
    { ...owner, cwd: '/', encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(`PostgreSQL couldn't create its data folder:\n${error?.message ?? stderr}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporaryFolder, folder);
  return { folder, password };
}

/**
 * Returns the password of the site's role. It is created once per folder.
 * @param {string} home
 * @returns {string}
 */
export function ensureAppPassword(home) {
  const file = join(home, 'app-password');
  // An interrupted start may have left an empty file.
  const existing = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return existing || createPassword(file, serverOwner(join(home, 'data')));
}

/**
 * @param {string} file
 * @param {Owner} owner
 * @returns {string}
 */
function createPassword(file, owner) {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600, flush: true });
  setOwner(file, owner);
  return password;
}

/**
 * @param {string} path
 * @param {Owner} owner
 */
function setOwner(path, { uid, gid }) {
  if (uid === undefined || gid === undefined) return;
  chownSync(path, uid, gid);
  chmodSync(path, path.endsWith('password') ? 0o600 : 0o700);
}

/**
 * Returns PostgreSQL's folder for a data folder. It is inside the data folder if the server's account can enter the
 * data folder. Otherwise (for example, in root's home), it is in /var/lib, and a file in the data folder contains its
 * path.
 * @param {string} dataDir an existing folder
 * @returns {string}
 */
export function postgresHome(dataDir) {
  const pointerFile = join(dataDir, 'postgres-is-in');
  if (existsSync(pointerFile)) return readFileSync(pointerFile, 'utf8').trim();
  const defaultHome = join(dataDir, 'postgres');
  if (canReach(serverOwner(join(defaultHome, 'data')), dataDir)) {
    mkdirSync(defaultHome, { recursive: true, mode: 0o711 });
    return defaultHome;
  }
  const externalHome = `/var/lib/glossa-${randomBytes(6).toString('hex')}`;
  mkdirSync(externalHome, { mode: 0o711 });
  writeFileSync(pointerFile, `${externalHome}\n`);
  return externalHome;
}

/**
 * The account that PostgreSQL runs under; empty if that is the launcher's own account. PostgreSQL refuses to run as
 * root. If the launcher runs as root, PostgreSQL therefore runs as the owner of existing data, as `postgres`, or as
 * `nobody`.
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
  return { uid: lookUpId('-u') ?? NOBODY, gid: lookUpId('-g') ?? NOBODY };
}

/** @param {'-u' | '-g'} flag */
function lookUpId(flag) {
  const result = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const id = Number(result.stdout);
  return result.status === 0 && id > 0 ? id : undefined;
}

/**
 * Returns whether the server's account can run a program or enter a folder. It can't enter a checkout in root's home,
 * for example.
 * @param {Owner} owner
 * @param {string} path
 */
export function canReach(owner, path) {
  return owner.uid === undefined || spawnSync('test', ['-x', path], { ...owner, cwd: '/' }).status === 0;
}
