import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import { Failure } from '@glossa/contract/failure';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

import { archiveFailure } from './archive-failure.ts';
import { manifestName, readManifest, type ArchiveFile, type Manifest } from './manifest.ts';

/** Limits on an archive's contents. */
export const archiveLimits = {
  entries: 500_000,
  /** Maximum size of the manifest in bytes, enough for 500,000 files. */
  manifest: 128 * 1024 * 1024,
  /** Maximum compression ratio of an entry over 1 MB. The tables of one learner reach about 50. */
  ratio: 300,
} as const;

/** An open archive. Names are only looked up in the archive, never used as paths. */
export interface Archive {
  manifest: Manifest;
  /** Returns a file listed in the manifest. */
  file(name: string): ArchiveFile | undefined;
  /**
   * Streams a file.
   *
   * @throws {Failure} when the content doesn't match the manifest
   */
  read(name: string): AsyncGenerator<Uint8Array>;
  close(): void;
}

const throwUnreadable = (error: unknown): never => {
  throw error instanceof Failure ? error : archiveFailure('archive_unreadable', '', error);
};

const fileTypes = 0o170000;
const regularFileMode = 0o100000;

function checkEntry(entry: Entry): void {
  const { fileName, uncompressedSize: size, compressedSize: packed } = entry;
  const type = (entry.externalFileAttributes >>> 16) & fileTypes;
  if (type !== 0 && type !== regularFileMode)
    throw archiveFailure('archive_unreadable', `${fileName} is not a file`);
  if (entry.isEncrypted()) throw archiveFailure('archive_unreadable', `${fileName} is encrypted`);
  if (size > 1024 * 1024 && size > packed * archiveLimits.ratio)
    throw archiveFailure('archive_too_large', `${fileName} unpacks to ${size} bytes`);
}

/** Lists the entries. Rejects an archive that would unpack to more than `maxBytes` bytes. */
async function readDirectory(zip: ZipFile, maxBytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > archiveLimits.entries) throw archiveFailure('archive_too_large', 'entries');
  const entries = new Map<string, Entry>();
  let declaredBytes = 0;
  let packedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    checkEntry(entry);
    if (entries.has(entry.fileName)) throw archiveFailure('archive_unreadable', `${entry.fileName} twice`);
    declaredBytes += entry.uncompressedSize;
    packedBytes += entry.compressedSize;
    // Overlapping entries (a zip bomb) can unpack to any size.
    if (declaredBytes > maxBytes || packedBytes > zip.fileSize)
      throw archiveFailure('archive_too_large', 'all together');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Unpacks an entry. Counts the bytes while reading, since the declared size may be wrong. */
async function* unpack(zip: ZipFile, entry: Entry, maxBytes: number): AsyncGenerator<Buffer> {
  const stream: Readable = await zip.openReadStreamPromise(entry).catch(throwUnreadable);
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw archiveFailure('archive_too_large', entry.fileName);
      yield chunk;
    }
  } catch (error) {
    // The archive itself could be opened, so an error in an entry means that it is damaged.
    throw error instanceof Failure ? error : archiveFailure('archive_damaged', entry.fileName, error);
  } finally {
    stream.destroy();
  }
}

async function* verifyEntry(zip: ZipFile, entry: Entry, file: ArchiveFile): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of unpack(zip, entry, file.bytes)) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== file.sha256) throw archiveFailure('archive_damaged', `${file.name}: checksum`);
}

async function loadManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(manifestName);
  if (!entry) throw archiveFailure('archive_foreign', 'no manifest');
  const chunks: Buffer[] = [];
  for await (const chunk of unpack(zip, entry, archiveLimits.manifest)) chunks.push(chunk);
  return readManifest(Buffer.concat(chunks).toString('utf8'));
}

/** Returns the files by name. Each must be listed once, with the size of its entry. */
function matchEntries(manifest: Manifest, entries: ReadonlyMap<string, Entry>): Map<string, ArchiveFile> {
  const files = new Map<string, ArchiveFile>();
  for (const file of manifest.files) {
    const entry = entries.get(file.name);
    if (!entry || files.has(file.name) || entry.uncompressedSize !== file.bytes)
      throw archiveFailure('archive_damaged', file.name);
    files.set(file.name, file);
  }
  return files;
}

/**
 * Opens an archive on the local disk, which may unpack to at most `maxBytes` bytes. Never reads entries that aren't
 * in the manifest.
 *
 * @throws {Failure} when it is unreadable, too large, damaged, not one of ours or too new
 */
export async function openArchive(path: string, { maxBytes }: { maxBytes: number }): Promise<Archive> {
  // yauzl rejects a central directory outside the file, and names that point outside the archive.
  const zip = await yauzl
    .openPromise(path, { autoClose: false, validateEntrySizes: true, decodeStrings: true })
    .catch(throwUnreadable);
  try {
    const entries = await readDirectory(zip, maxBytes).catch(throwUnreadable);
    const manifest = await loadManifest(zip, entries);
    const files = matchEntries(manifest, entries);
    return {
      manifest,
      file: (name) => files.get(name),
      read: (name) => {
        const entry = entries.get(name);
        const file = files.get(name);
        if (!entry || !file) throw archiveFailure('archive_invalid', `${name} is missing`);
        return verifyEntry(zip, entry, file);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
