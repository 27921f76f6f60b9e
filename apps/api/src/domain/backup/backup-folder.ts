import { access, constants, mkdir, readdir, realpath, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';

import { OperatorError } from '#platform/operator-error.ts';
import { fileNames } from './manifest.ts';

const namePattern = /^glossa-\d{8}T\d{6}Z$/;
const partialPattern = /^\.glossa-\d{8}T\d{6}Z\.partial$/;

const backupName = (now: Date): string => `glossa-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/**
 * Creates the folder for backups, accessible only to its owner.
 * @throws {OperatorError} when it can't be created or is inside the data folder
 */
export async function openBackupFolder(folder: string, dataDir: string): Promise<void> {
  const data = await realpath(dataDir).catch(() => dataDir);
  try {
    if (isWithin(data, await resolveRealPath(folder))) {
      throw new OperatorError(
        `${folder} is inside the data folder ${dataDir}. If that folder were lost, so would the backup.`,
      );
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    await mkdir(path.join(folder, '.probe'), { recursive: true });
    await rm(path.join(folder, '.probe'), { recursive: true });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Can't write to ${folder}: ${(error as Error).message}`);
  }
}

const isWithin = (outer: string, inner: string): boolean => {
  const relativePath = path.relative(outer, inner);
  return (
    relativePath === '' ||
    (!relativePath.startsWith(`..${path.sep}`) && relativePath !== '..' && !path.isAbsolute(relativePath))
  );
};

/** Returns the real path of a file or folder that need not exist yet. */
async function resolveRealPath(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (error) {
    const parent = path.dirname(file);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === file) throw error;
    return path.join(await resolveRealPath(parent), path.basename(file));
  }
}

/**
 * Requires free space in a folder for `bytes` plus 10%.
 * @throws {OperatorError} otherwise
 */
export async function requireDiskSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > bytes * 1.1) return;
  const inMegabytes = (size: number): string => `${Math.ceil(size / 1024 ** 2).toLocaleString('en')} MB`;
  throw new OperatorError(
    `Not enough free space in ${folder}: ${inMegabytes(bytes * 1.1)} needed, ${inMegabytes(bavail * bsize)} available.`,
  );
}

/** Lists the backups in a folder, newest first. */
export async function findBackups(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name));
  return names
    .sort()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** Returns when the newest backup in a folder was made; undefined if there is no backup or no folder. */
export async function findNewestBackupTime(folder: string): Promise<Date | undefined> {
  const [newest] = await findBackups(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const [, date = '', hours = '', minutes = '', seconds = ''] =
    /-(\d{8})T(\d\d)(\d\d)(\d\d)Z$/.exec(newest ?? '') ?? [];
  if (!date) return undefined;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Deletes the leftovers of interrupted backups; no backup may be running. */
export async function removePartial(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (partialPattern.test(name)) await rm(path.join(folder, name), { recursive: true });
  }
}

/**
 * Begins a backup. Returns the folder to write it to, and `finish`, which renames that folder when the backup is
 * complete.
 */
export async function beginBackup(
  folder: string,
  now: Date,
): Promise<{ partial: string; finish: () => Promise<string> }> {
  const complete = path.join(folder, backupName(now));
  const partial = path.join(folder, `.${backupName(now)}.partial`);
  await mkdir(partial, { mode: 0o700 });
  const finish = async () => {
    await rename(partial, complete);
    return complete;
  };
  return { partial, finish };
}

/** Deletes all backups in a folder except the newest `keep`, valid or not. Returns the paths of the deleted backups. */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await findBackups(folder)).slice(keep);
  for (const backup of old) {
    // Delete the manifest first, so that a partly deleted backup is not mistaken for a valid one.
    await rm(path.join(backup, fileNames.manifest), { force: true });
    await rm(backup, { recursive: true });
  }
  return old;
}
