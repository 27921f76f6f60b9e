import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { DictionaryError } from '@glossa/dictionaries/dictionary-error';
import { findDictionaries } from '@glossa/dictionaries/open-dictionary';
import { unpackFiles } from '@glossa/formats/unpack/unpack-files';
import type { Storage } from '@glossa/storage/storage';

import { dictionaryUploadKey, installationFolder } from '#domain/dictionaries/installation-files.ts';
import { measureFreeSpace, type DiskConfig } from '#domain/uploads/disk-space.ts';
import type { PolicyForUrl } from '#platform/outbound/allowed-hosts.ts';
import { DownloadError } from '#platform/outbound/download-error.ts';
import {
  deleteDownload,
  downloadFile,
  fileNameInUrl,
  type DownloadedVersion,
} from '#platform/outbound/download-file.ts';
import { InstallationError } from './installation-error.ts';
import type { InstallationRun } from './installation-run.ts';

/** Maximum size of a download, and of an archive's content, in bytes. */
const maxBytes = { download: 4 * 1024 ** 3, unpacked: 16 * 1024 ** 3 };

/** A file on the local disk, with the name under which it was published or uploaded. */
interface LocalFile {
  path: string;
  name: string;
}

/** A file that can be unpacked, with its release if it is from the catalog. */
export interface PreparedFile extends LocalFile {
  release?: string | undefined;
}

/**
 * Downloads a dictionary and verifies its checksum.
 *
 * @throws {DownloadError} or {InstallationError} checksum_mismatch
 */
export async function download(
  { config, policyForUrl }: { config: DiskConfig; policyForUrl: PolicyForUrl },
  run: InstallationRun,
  { url, sha512 }: { url: string; sha512?: string | undefined },
): Promise<LocalFile & { version: DownloadedVersion; bytes: number }> {
  const folder = installationFolder(config.dataDir, run.id);
  const name = fileNameInUrl(url);
  const file = path.join(folder, 'download');
  await mkdir(folder, { recursive: true });
  run.report({ state: 'downloading' });
  const version = await downloadFile({
    url,
    path: file,
    maxBytes: maxBytes.download,
    signal: run.signal,
    policyForUrl,
    freeBytes: () => measureFreeSpace(config),
    onProgress: (done, total) => run.report({ done, total }),
  });
  if (sha512 !== undefined && (await hashFile(file, run.signal)) !== sha512) {
    await deleteDownload(file);
    throw new InstallationError('checksum_mismatch', new URL(url).host);
  }
  return { path: file, name, version, bytes: (await stat(file)).size };
}

async function hashFile(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha512');
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024, signal }))
    hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Returns the local copy of an uploaded file. */
export async function fetchUpload(
  { config, storage }: { config: DiskConfig; storage: Storage },
  { id, installation }: InstallationRun,
): Promise<LocalFile> {
  const folder = installationFolder(config.dataDir, id);
  await mkdir(folder, { recursive: true });
  return { path: await storage.localPath(dictionaryUploadKey(id), folder), name: installation.title };
}

/** Matches the files of a multi-file dictionary. */
const partOfSeveral = /\.(?:index|ifo|dict|dict\.dz|idx|idx\.gz|syn)$/;
/** Matches a dictionary in a single file. */
const singleFilePattern = /\.(?:u8|txt|tsv|tab|csv|jsonl?|ndjson)(?:\.gz)?$/;
/** Matches the documentation that archives often contain. */
const documentation = /^(?:readme|copying|licen[cs]e|authors|changelog|news|install|todo)\b/i;

/**
 * Unpacks a file. Returns the path of the only dictionary in it.
 *
 * @throws {InstallationError} no_dictionary, several_dictionaries; {Failure} archive_unreadable, archive_too_large
 */
export async function unpackDictionary(
  { config }: { config: DiskConfig },
  run: InstallationRun,
  file: LocalFile,
): Promise<string> {
  const folder = path.join(installationFolder(config.dataDir, run.id), 'unpacked');
  run.report({ state: 'installing', done: 0, total: undefined });
  await rm(folder, { recursive: true, force: true });
  const free = await measureFreeSpace(config);
  if (free === 0) throw new DownloadError('storage_full');
  await unpackFiles(file.path, {
    name: file.name,
    folder,
    shouldUnpack: (name) =>
      partOfSeveral.test(name) || (singleFilePattern.test(name) && !documentation.test(name)),
    maxBytes: Math.min(maxBytes.unpacked, free),
    signal: run.signal,
  });
  const found = await findDictionaries([folder]).catch((error: unknown) => {
    throw error instanceof DictionaryError ? new InstallationError('no_dictionary') : error;
  });
  // Text files next to a multi-file dictionary are documentation.
  const groupedFiles = found.filter((name) => !singleFilePattern.test(name));
  const [dictionary, another] = groupedFiles.length > 0 ? groupedFiles : found;
  if (dictionary === undefined) throw new InstallationError('no_dictionary');
  if (another !== undefined) throw new InstallationError('several_dictionaries');
  return dictionary;
}
