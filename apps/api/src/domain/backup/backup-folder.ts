import { access, constants, mkdir, readdir, realpath, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';

import { BackupProblem } from './backup-problem.ts';
import { parts } from './manifest.ts';

const namePattern = /^glossa-\d{8}T\d{6}Z$/;
const partialPattern = /^\.glossa-\d{8}T\d{6}Z\.partial$/;

const nameAt = (now: Date): string => `glossa-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** Makes the folder for backups, for its owner only. Throws a `BackupProblem` where none can be. */
export async function openBackupFolder(folder: string, dataDir: string): Promise<void> {
  const data = await realpath(dataDir).catch(() => dataDir);
  try {
    if (isWithin(data, await realPlace(folder))) {
      throw new BackupProblem(`${folder} is inside the data folder ${dataDir}, which it would be lost with.`);
    }
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    await mkdir(path.join(folder, '.probe'), { recursive: true });
    await rm(path.join(folder, '.probe'), { recursive: true });
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`Nothing can be written to ${folder}: ${(error as Error).message}`);
  }
}

const isWithin = (outer: string, inner: string): boolean => {
  const way = path.relative(outer, inner);
  return way === '' || (!way.startsWith(`..${path.sep}`) && way !== '..' && !path.isAbsolute(way));
};

/** The real path of a place that need not be there yet. */
async function realPlace(place: string): Promise<string> {
  try {
    return await realpath(place);
  } catch (error) {
    const above = path.dirname(place);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === place) throw error;
    return path.join(await realPlace(above), path.basename(place));
  }
}

/** Throws a `BackupProblem` when a folder has no room for some bytes and a tenth more. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize > bytes * 1.1) return;
  const inMegabytes = (size: number): string => `${Math.ceil(size / 1024 ** 2).toLocaleString('en')} MB`;
  throw new BackupProblem(
    `${folder} has no room: ${inMegabytes(bytes * 1.1)} are needed, ${inMegabytes(bavail * bsize)} are free.`,
  );
}

/** The backups of a folder, the newest first. */
export async function findBackups(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name));
  return names
    .sort()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** When the newest backup of a folder was made; undefined when there is none, or no folder. */
export async function newestBackupAt(folder: string): Promise<Date | undefined> {
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

/** Removes what killed backups have left; there must be none at work. */
export async function removePartial(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (partialPattern.test(name)) await rm(path.join(folder, name), { recursive: true });
  }
}

/** A new backup: its folder while it is made, and what gives it its name once it is whole. */
export async function beginBackup(
  folder: string,
  now: Date,
): Promise<{ partial: string; finish: () => Promise<string> }> {
  const whole = path.join(folder, nameAt(now));
  const partial = path.join(folder, `.${nameAt(now)}.partial`);
  await mkdir(partial, { mode: 0o700 });
  const finish = async () => {
    await rename(partial, whole);
    return whole;
  };
  return { partial, finish };
}

/** Removes all backups of a folder but the newest; answers which. What cannot be told to be whole no longer is not kept for its look. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const old = (await findBackups(folder)).slice(keep);
  for (const backup of old) {
    // Without it, what is left of one that is half removed is no backup.
    await rm(path.join(backup, parts.manifest), { force: true });
    await rm(backup, { recursive: true });
  }
  return old;
}
