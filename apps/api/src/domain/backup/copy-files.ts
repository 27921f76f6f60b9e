import { createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { joinSorted } from '#platform/join-sorted.ts';
import type { BackupFile } from './file-list.ts';
import type { FoundFile } from './storage-folders.ts';
import { createChecksum } from './checksum.ts';

interface CopyOptions {
  /** Folder of the backup being made. */
  into: string;
  /** The files to copy. */
  found: AsyncIterable<FoundFile>;
  /** Files copied earlier; `knownFolder` is the folder of their backup. */
  known: AsyncIterable<BackupFile>;
  knownFolder: string;
  signal: AbortSignal;
  /** Called for each file, with whether it had to be copied. */
  onFile: (file: BackupFile, copied: boolean) => void;
}

const isSame = (found: FoundFile, known: BackupFile | undefined): known is BackupFile =>
  known?.size === found.size && known.modifiedAt === found.modifiedAt.getTime();

/**
 * Copies files into a backup. Known, unchanged files are hard-linked from `knownFolder`. If `knownFolder` is the backup
 * being made, they are left in place, and known files that have since been deleted are kept, too.
 */
export async function* copyFiles(copying: CopyOptions): AsyncGenerator<BackupFile> {
  const { into, knownFolder, found, known, signal, onFile } = copying;
  const nameOf = { left: (one: FoundFile) => one.path, right: (one: BackupFile) => one.path };
  for await (const { left, right } of joinSorted(found, known, nameOf)) {
    signal.throwIfAborted();
    const isSameBackup = knownFolder === into;
    if (!left) {
      if (isSameBackup && right) yield right;
      continue;
    }
    const same = isSame(left, right) ? right : undefined;
    const isReused =
      same &&
      (isSameBackup ||
        (await linkFile(path.join(knownFolder, left.path), path.join(into, left.path), same.size)));
    const file = isReused ? same : await copyFile(left, into, signal);
    if (!file) continue;
    onFile(file, !isReused);
    yield file;
  }
}

/** Resolves with false when the file system has no hard links or the file's size has changed. */
async function linkFile(from: string, to: string, size: number): Promise<boolean> {
  const existing = await stat(from).catch(() => undefined);
  if (existing?.size !== size) return false;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  return link(from, to).then(
    () => true,
    () => false,
  );
}

/** Resolves with undefined when the file was deleted in the meantime. */
async function copyFile(file: FoundFile, into: string, signal: AbortSignal): Promise<BackupFile | undefined> {
  const target = path.join(into, file.path);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  // The target may be a hard link to a file in an older backup, which must not be overwritten.
  await rm(target, { force: true });
  const checksum = createChecksum();
  try {
    await pipeline(
      file.storage.read(file.key),
      checksum.passThrough,
      createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }),
      { signal },
    );
  } catch (error) {
    if (await file.storage.stat(file.key)) throw error;
    await rm(target, { force: true });
    return undefined;
  }
  const { bytes, sha256 } = checksum.digest();
  return { path: file.path, size: bytes, modifiedAt: file.modifiedAt.getTime(), sha256 };
}

/** Returns the number of bytes that `copyFiles` would have to copy. */
export async function countBytesToCopy(
  found: AsyncIterable<FoundFile>,
  known: AsyncIterable<BackupFile>,
): Promise<number> {
  const nameOf = { left: (one: FoundFile) => one.path, right: (one: BackupFile) => one.path };
  let bytes = 0;
  for await (const { left, right } of joinSorted(found, known, nameOf)) {
    if (left && !isSame(left, right)) bytes += left.size;
  }
  return bytes;
}
