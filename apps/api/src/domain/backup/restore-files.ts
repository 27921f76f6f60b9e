import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';

import { joinSorted } from '#platform/join-sorted.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { readList, type BackupFile } from './file-list.ts';
import { fileNames } from './manifest.ts';
import { findFiles, resolveStorage, type FoundFile, type StorageFolders } from './storage-folders.ts';
import { createChecksum } from './checksum.ts';

interface RestoreFilesOptions {
  backup: string;
  folders: StorageFolders;
  signal: AbortSignal;
  onFile: (path: string) => void;
}

const joinFiles = ({ backup, folders }: RestoreFilesOptions) =>
  joinSorted(findFiles(folders), listFiles(backup), {
    left: (one: FoundFile) => one.path,
    right: (one: BackupFile) => one.path,
  });

/** Lists the files of a backup without the emails that backups from earlier versions contain. */
async function* listFiles(backup: string): AsyncGenerator<BackupFile> {
  for await (const file of readList(path.join(backup, fileNames.list))) {
    if (!file.path.startsWith('outbox/')) yield file;
  }
}

/** Writes the files of a backup that do not exist yet, leaving existing ones unchanged. */
export async function addFiles(restoring: RestoreFilesOptions): Promise<void> {
  for await (const { left, right } of joinFiles(restoring)) {
    if (right && !left) await writeFile(restoring, right);
  }
}

/** Rewrites files that differ from the backup, and deletes those that the backup does not contain. */
export async function replaceFiles(restoring: RestoreFilesOptions): Promise<void> {
  for await (const { left, right } of joinFiles(restoring)) {
    restoring.signal.throwIfAborted();
    if (left && !right) await left.storage.remove(left.key);
    else if (left && right && !(await isSame(left, right))) await writeFile(restoring, right);
  }
}

async function isSame(found: FoundFile, backedUp: BackupFile): Promise<boolean> {
  if (found.size !== backedUp.size) return false;
  const checksum = createChecksum();
  for await (const chunk of checksum.passThrough(found.storage.read(found.key))) void chunk;
  return checksum.digest().sha256 === backedUp.sha256;
}

async function writeFile(
  { backup, folders, signal, onFile }: RestoreFilesOptions,
  file: BackupFile,
): Promise<void> {
  signal.throwIfAborted();
  onFile(file.path);
  const { storage, key } = resolveStorage(folders, file.path);
  const checksum = createChecksum();
  await storage.write(
    key,
    Readable.from(checksum.passThrough(createReadStream(path.join(backup, file.path))), {
      objectMode: false,
    }),
  );
  if (checksum.digest().sha256 !== file.sha256) {
    throw new OperatorError(`${file.path} changed while it was being read.`);
  }
}

/** Returns whether an installation has any files. */
export async function hasFiles(folders: StorageFolders): Promise<boolean> {
  for await (const { path: name } of findFiles(folders)) return name !== '';
  return false;
}
