import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fail } from '@glossa/contract/failure';
import { textFileLimit } from '@glossa/contract/text-upload';
import { cueLimit } from '@glossa/contract/video-upload';
import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import type { Archive } from '@glossa/formats/archive/open-archive';
import { readRecords } from '@glossa/formats/archive/read-records';
import { SubtitleCue } from '@glossa/formats/archive/records/videos';
import { cleanText } from '@glossa/language/clean-text';
import type { MediaTools } from '@glossa/media/media-tools';

import { measureFreeSpace, type DiskConfig } from '#domain/uploads/disk-space.ts';
import { checkMedia } from './check-media.ts';
import type { UnpackedMedia } from '../kinds/import-context.ts';
import { allKinds, recordsName } from '../kinds/all-kinds.ts';
import { collectReferences, type CollectedReferences } from './references.ts';

interface CheckDeps {
  media: MediaTools;
  signal: AbortSignal;
  /** Folder into which files are unpacked for checking. */
  folder: string;
  disk: DiskConfig;
  /** Called with the size in bytes of each chunk read. */
  onBytes: (bytes: number) => void;
}

/** The creation times and unpacked media files of an archive that passed the check. */
export interface CheckedArchive extends Pick<CollectedReferences, 'creationTimes'> {
  media: Map<string, UnpackedMedia>;
}

/**
 * Reads a text file from the archive.
 * @throws {Failure} when the file is too large or not UTF-8
 */
export async function readText(name: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > textFileLimit * 2) throw archiveFailure('archive_too_large', name);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw archiveFailure('archive_invalid', `${name} is not UTF-8`, error);
  }
}

/**
 * Checks a whole archive before any of it is written: checksums, records and their references, the contents of texts,
 * subtitles, and the actual content of recordings, images and videos, which are left unpacked in `folder`.
 *
 * @throws {Failure} at the first error
 */
export async function checkArchive(archive: Archive, deps: CheckDeps): Promise<CheckedArchive> {
  const read = (name: string) => countBytes(archive.read(name), deps.onBytes);
  const references = collectReferences(archive);
  for (const kind of allKinds) {
    const name = recordsName(kind);
    let count = 0;
    if (archive.file(name)) {
      for await (const record of readRecords(name, read(name), kind.schema)) {
        kind.check?.(record, references);
        count++;
      }
    }
    if (count !== (archive.manifest.counts[kind.name] ?? 0))
      throw archiveFailure('archive_damaged', `${name} has ${count} records`);
  }
  for (const name of references.contents) {
    const content = cleanText(await readText(name, read(name)));
    if (!/\p{L}/u.test(content)) throw archiveFailure('archive_invalid', `${name} contains no letters`);
  }
  for (const name of references.cues) await checkCues(name, read(name));
  const media = await unpackMedia(archive, references, deps);
  const checkedNames = new Set([
    ...allKinds.map(recordsName),
    ...references.contents,
    ...references.cues,
    ...media.keys(),
  ]);
  for (const { name } of archive.manifest.files) {
    if (!checkedNames.has(name)) for await (const _ of read(name));
  }
  return { creationTimes: references.creationTimes, media };
}

async function* countBytes(
  content: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    onBytes(chunk.length);
    yield chunk;
  }
}

async function checkCues(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  let count = 0;
  let hasLetters = false;
  for await (const { text } of readRecords(name, content, SubtitleCue)) {
    hasLetters ||= /\p{L}/u.test(cleanText(text));
    if (++count > cueLimit) throw archiveFailure('archive_invalid', `${name} has too many cues`);
  }
  if (!hasLetters) throw archiveFailure('archive_invalid', `${name} contains no letters`);
}

async function unpackMedia(
  archive: Archive,
  references: CollectedReferences,
  deps: CheckDeps,
): Promise<CheckedArchive['media']> {
  const { folder, onBytes } = deps;
  const unpacked = new Map<string, UnpackedMedia>();
  const mediaFiles = [...references.media].map(([name, kind]) => ({
    name,
    kind,
    bytes: archive.file(name)?.bytes ?? 0,
  }));
  if (mediaFiles.reduce((sum, { bytes }) => sum + bytes, 0) > (await measureFreeSpace(deps.disk)))
    fail('storage_full');
  for (const [index, { name, kind, bytes }] of mediaFiles.entries()) {
    // Never use the archive's own file name, which could point outside the folder.
    const target = path.join(folder, `${index}.${kind === 'video' ? 'mp4' : 'bin'}`);
    await pipeline(Readable.from(countBytes(archive.read(name), onBytes)), createWriteStream(target));
    unpacked.set(name, await checkMedia(kind, { path: target, bytes }, deps));
  }
  return unpacked;
}
