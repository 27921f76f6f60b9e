import { createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { joinSorted } from '#platform/join-sorted.ts';
import type { KeptFile } from './file-list.ts';
import type { FoundFile } from './places.ts';
import { createTally } from './tally.ts';

interface Copying {
  /** Folder of the backup that is made. */
  into: string;
  /** Files that are to be copied. */
  found: AsyncIterable<FoundFile>;
  /** Files that were copied before, and the folder of the backup where they are. */
  known: AsyncIterable<KeptFile>;
  knownIn: string;
  signal: AbortSignal;
  /** Hears of the bytes of each file, and whether they had to be copied. */
  onFile: (file: KeptFile, copied: boolean) => void;
}

const isSame = (found: FoundFile, known: KeptFile | undefined): known is KeptFile =>
  known?.size === found.size && known.modifiedAt === found.modifiedAt.getTime();

/**
 * Copies files into a backup. What is known already and has not changed is hard-linked, and stays as it is where it is
 * known of the very same backup; there, files that are gone meanwhile are kept, too.
 */
export async function* copyFiles(copying: Copying): AsyncGenerator<KeptFile> {
  const { into, knownIn, found, known, signal, onFile } = copying;
  const nameOf = { left: (one: FoundFile) => one.path, right: (one: KeptFile) => one.path };
  for await (const { left, right } of joinSorted(found, known, nameOf)) {
    signal.throwIfAborted();
    const isHere = knownIn === into;
    if (!left) {
      if (isHere && right) yield right;
      continue;
    }
    const same = isSame(left, right) ? right : undefined;
    const isKept =
      same &&
      (isHere || (await linkFile(path.join(knownIn, left.path), path.join(into, left.path), same.size)));
    const file = isKept ? same : await copyFile(left, into, signal);
    if (!file) continue;
    onFile(file, !isKept);
    yield file;
  }
}

/** Answers false where the file system has no such links, or the file is not as long as it was. */
async function linkFile(from: string, to: string, size: number): Promise<boolean> {
  const there = await stat(from).catch(() => undefined);
  if (there?.size !== size) return false;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  return link(from, to).then(
    () => true,
    () => false,
  );
}

/** Answers undefined when the file went away meanwhile. */
async function copyFile(file: FoundFile, into: string, signal: AbortSignal): Promise<KeptFile | undefined> {
  const target = path.join(into, file.path);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  // It may be a link to the file of an older backup, which is not to be written over.
  await rm(target, { force: true });
  const tally = createTally();
  try {
    await pipeline(
      file.storage.read(file.key),
      tally.through,
      createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }),
      { signal },
    );
  } catch (error) {
    if (await file.storage.stat(file.key)) throw error;
    await rm(target, { force: true });
    return undefined;
  }
  const { bytes, sha256 } = tally.sum();
  return { path: file.path, size: bytes, modifiedAt: file.modifiedAt.getTime(), sha256 };
}

/** Bytes that `copyFiles` would have to copy. */
export async function bytesToCopy(
  found: AsyncIterable<FoundFile>,
  known: AsyncIterable<KeptFile>,
): Promise<number> {
  const nameOf = { left: (one: FoundFile) => one.path, right: (one: KeptFile) => one.path };
  let bytes = 0;
  for await (const { left, right } of joinSorted(found, known, nameOf)) {
    if (left && !isSame(left, right)) bytes += left.size;
  }
  return bytes;
}
