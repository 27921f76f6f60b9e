import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folder of the files that are sent piece by piece, each person's in a folder of their own. */
export const uploadFolder = (dataDir: string): string => path.join(dataDir, 'uploads');

/** Folder in which videos are processed, below the data folder: renaming into the storage is one step there. */
export const workFolder = (dataDir: string): string => path.join(dataDir, 'work');

/** Milliseconds after which an upload that did not go on, or what a dead run left, is removed. */
const age = { upload: 48 * 3_600_000, work: 24 * 3_600_000 };

const entriesOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Folders of files that are being written, whole and into the storage. */
const draftFolders = ['drafts', path.join('files', 'drafts')];

/**
 * Removes uploads that did not go on for two days, and what was left by requests and runs that died and were never taken
 * up.
 */
export async function removeLeftovers(dataDir: string, now = Date.now()): Promise<void> {
  for (const owner of await entriesOf(uploadFolder(dataDir))) {
    const folder = path.join(uploadFolder(dataDir), owner);
    for (const name of await entriesOf(folder)) await removeOld(path.join(folder, name), now - age.upload);
    // Only when it is empty.
    await rmdir(folder).catch(() => undefined);
  }
  for (const folder of [workFolder(dataDir), ...draftFolders.map((name) => path.join(dataDir, name))]) {
    for (const name of await entriesOf(folder)) await removeOld(path.join(folder, name), now - age.work);
  }
}

async function removeOld(file: string, before: number): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && found.mtimeMs < before) await rm(file, { recursive: true, force: true });
}
