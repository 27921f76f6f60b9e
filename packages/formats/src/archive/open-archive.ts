import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import yauzl, { type Entry, type ZipFile } from 'yauzl';

import { ArchiveProblem } from './archive-problem.ts';
import { manifestName, readManifest, type ArchiveFile, type Manifest } from './manifest.ts';

/** What an archive may hold besides its bytes. */
export const archiveLimits = {
  entries: 500_000,
  /** Bytes of the manifest: 500,000 files have lines of it. */
  manifest: 128 * 1024 * 1024,
  /** An entry of more than a megabyte may be packed to this part of its size: tables of one learner reach a fiftieth. */
  ratio: 300,
} as const;

/** An opened archive. Names are looked up in it and are never taken for paths. */
export interface Archive {
  manifest: Manifest;
  /** A file that the manifest lists. */
  file(name: string): ArchiveFile | undefined;
  /** Its bytes, piece by piece; throws `ArchiveProblem` where they are not those that the manifest tells of. */
  read(name: string): AsyncGenerator<Uint8Array>;
  close(): void;
}

const unreadable = (error: unknown): never => {
  throw error instanceof ArchiveProblem ? error : new ArchiveProblem('archive_unreadable', '', error);
};

const fileTypes = 0o170000;
const plainFile = 0o100000;

function checkEntry(entry: Entry): void {
  const { fileName, uncompressedSize: size, compressedSize: packed } = entry;
  const type = (entry.externalFileAttributes >>> 16) & fileTypes;
  if (type !== 0 && type !== plainFile)
    throw new ArchiveProblem('archive_unreadable', `${fileName} is no file`);
  if (entry.isEncrypted()) throw new ArchiveProblem('archive_unreadable', `${fileName} is encrypted`);
  if (size > 1024 * 1024 && size > packed * archiveLimits.ratio)
    throw new ArchiveProblem('archive_too_large', `${fileName} unpacks to ${size} bytes`);
}

/** Lists the entries, and refuses those that would unpack to more than they may. */
async function directory(zip: ZipFile, most: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > archiveLimits.entries) throw new ArchiveProblem('archive_too_large', 'entries');
  const entries = new Map<string, Entry>();
  let declared = 0;
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    checkEntry(entry);
    if (entries.has(entry.fileName))
      throw new ArchiveProblem('archive_unreadable', `${entry.fileName} twice`);
    declared += entry.uncompressedSize;
    packed += entry.compressedSize;
    // Entries that share their bytes unpack to any size.
    if (declared > most || packed > zip.fileSize)
      throw new ArchiveProblem('archive_too_large', 'all together');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Unpacks an entry; its size is counted as it comes, whatever the archive declares. */
async function* unpack(zip: ZipFile, entry: Entry, most: number): AsyncGenerator<Buffer> {
  const stream: Readable = await zip.openReadStreamPromise(entry).catch(unreadable);
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new ArchiveProblem('archive_too_large', entry.fileName);
      yield chunk;
    }
  } catch (error) {
    // What is wrong within an entry is damage: the archive itself could be opened.
    throw error instanceof ArchiveProblem
      ? error
      : new ArchiveProblem('archive_damaged', entry.fileName, error);
  } finally {
    stream.destroy();
  }
}

async function* verified(zip: ZipFile, entry: Entry, file: ArchiveFile): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of unpack(zip, entry, file.bytes)) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== file.sha256)
    throw new ArchiveProblem('archive_damaged', `${file.name}: checksum`);
}

async function manifestOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(manifestName);
  if (!entry) throw new ArchiveProblem('archive_foreign', 'without a manifest');
  const chunks: Buffer[] = [];
  for await (const chunk of unpack(zip, entry, archiveLimits.manifest)) chunks.push(chunk);
  return readManifest(Buffer.concat(chunks).toString('utf8'));
}

/** Files by name. Each is listed once and is an entry of the size that the manifest tells. */
function listed(manifest: Manifest, entries: ReadonlyMap<string, Entry>): Map<string, ArchiveFile> {
  const files = new Map<string, ArchiveFile>();
  for (const file of manifest.files) {
    const entry = entries.get(file.name);
    if (!entry || files.has(file.name) || entry.uncompressedSize !== file.bytes)
      throw new ArchiveProblem('archive_damaged', file.name);
    files.set(file.name, file);
  }
  return files;
}

/**
 * Opens the archive in a file of the local disk; all of it may unpack to `most` bytes. Throws `ArchiveProblem`. Entries that
 * the manifest does not list are never read.
 */
export async function openArchive(path: string, { most }: { most: number }): Promise<Archive> {
  // A file whose central directory lies within it; names that lead elsewhere are refused here.
  const zip = await yauzl
    .openPromise(path, { autoClose: false, validateEntrySizes: true, decodeStrings: true })
    .catch(unreadable);
  try {
    const entries = await directory(zip, most).catch(unreadable);
    const manifest = await manifestOf(zip, entries);
    const files = listed(manifest, entries);
    return {
      manifest,
      file: (name) => files.get(name),
      read: (name) => {
        const entry = entries.get(name);
        const file = files.get(name);
        if (!entry || !file) throw new ArchiveProblem('archive_invalid', `there is no ${name}`);
        return verified(zip, entry, file);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
