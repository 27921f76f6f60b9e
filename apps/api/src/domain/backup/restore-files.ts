import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';

import { joinSorted } from '#platform/join-sorted.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { readList, type BackupFile } from './file-list.ts';
import { parts } from './manifest.ts';
import { findFiles, storageOf, type FoundFile, type StorageFolders } from './storage-folders.ts';
import { createChecksum } from './checksum.ts';

interface Restoring {
  backup: string;
  folders: StorageFolders;
  signal: AbortSignal;
  onFile: (path: string) => void;
}

const pairs = ({ backup, folders }: Restoring) =>
  joinSorted(findFiles(folders), readList(path.join(backup, parts.list)), {
    left: (one: FoundFile) => one.path,
    right: (one: BackupFile) => one.path,
  });

/** Writes the files of a backup that do not exist yet, leaving existing ones unchanged. */
export async function addFiles(restoring: Restoring): Promise<void> {
  for await (const { left, right } of pairs(restoring)) {
    if (right && !left) await writeFile(restoring, right);
  }
}

/** Rewrites files that differ from the backup, and deletes those that it does not have. */
export async function replaceFiles(restoring: Restoring): Promise<void> {
  for await (const { left, right } of pairs(restoring)) {
    restoring.signal.throwIfAborted();
    if (left && !right) await left.storage.remove(left.key);
    else if (left && right && !(await isSame(left, right))) await writeFile(restoring, right);
  }
}

async function isSame(found: FoundFile, kept: BackupFile): Promise<boolean> {
  if (found.size !== kept.size) return false;
  const checksum = createChecksum();
  for await (const chunk of checksum.through(found.storage.read(found.key))) void chunk;
  return checksum.sum().sha256 === kept.sha256;
}

async function writeFile({ backup, folders, signal, onFile }: Restoring, file: BackupFile): Promise<void> {
  signal.throwIfAborted();
  onFile(file.path);
  const { storage, key } = storageOf(folders, file.path);
  const checksum = createChecksum();
  await storage.write(
    key,
    Readable.from(checksum.through(createReadStream(path.join(backup, file.path))), { objectMode: false }),
  );
  if (checksum.sum().sha256 !== file.sha256) {
    throw new OperatorError(`${file.path} was changed while it was read.`);
  }
}

/** Returns whether there are any files. */
export async function hasFiles(folders: StorageFolders): Promise<boolean> {
  for await (const { path: name } of findFiles(folders)) return name !== '';
  return false;
}
