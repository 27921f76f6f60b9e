import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns the folder for chunked uploads, with a subfolder for each user. */
export const uploadFolder = (dataDir: string): string => path.join(dataDir, 'uploads');

/**
 * Returns the folder in which videos are processed. It is in the data folder, so that a file moves into the storage
 * with a single rename.
 */
export const workFolder = (dataDir: string): string => path.join(dataDir, 'work');

/** Milliseconds after which a stalled upload or the files of a dead run are deleted. */
const maxAge = { upload: 48 * 3_600_000, work: 24 * 3_600_000 };

const listEntries = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Folders of files that are still being written. */
const draftFolders = ['drafts', path.join('files', 'drafts')];

/**
 * Deletes uploads that have stalled for two days, and files left by requests and runs that crashed and never resumed.
 */
export async function removeStaleFiles(dataDir: string, now = Date.now()): Promise<void> {
  for (const owner of await listEntries(uploadFolder(dataDir))) {
    const folder = path.join(uploadFolder(dataDir), owner);
    for (const name of await listEntries(folder))
      await removeOld(path.join(folder, name), now - maxAge.upload);
    // Remove the folder only if it is empty.
    await rmdir(folder).catch(() => undefined);
  }
  for (const folder of [workFolder(dataDir), ...draftFolders.map((name) => path.join(dataDir, name))]) {
    for (const name of await listEntries(folder)) await removeOld(path.join(folder, name), now - maxAge.work);
  }
}

async function removeOld(file: string, before: number): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && found.mtimeMs < before) await rm(file, { recursive: true, force: true });
}
