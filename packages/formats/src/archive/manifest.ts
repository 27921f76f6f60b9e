import * as z from 'zod';

import { archiveFailure } from './archive-failure.ts';
import { Count, FileName, Moment, Text } from './fields.ts';

/** Name and version of the format. Increment the version for changes that older servers would misinterpret. */
export const formatName = 'glossa-account';
export const formatVersion = 1;

/** Name of the entry that lists all others. */
export const manifestName = 'manifest.json';

const File = z.object({
  name: FileName,
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
/** A file as listed in the manifest. */
export type ArchiveFile = z.infer<typeof File>;

const Manifest = z.object({
  format: z.literal(formatName),
  version: z.int().min(1).max(formatVersion),
  /** The program that created the archive. */
  made_by: Text(200),
  made_at: Moment,
  /** Number of records by kind. */
  counts: z.record(z.string().max(60), Count),
  files: z.array(File),
});
/** The content of manifest.json. */
export type Manifest = z.infer<typeof Manifest>;

const Head = z.object({ format: z.literal(formatName), version: z.int() });

/**
 * Parses a manifest.
 *
 * @throws {Failure} when it isn't an account archive or has a newer version
 */
export function readManifest(text: string): Manifest {
  const json = parse(text);
  const head = Head.safeParse(json);
  if (!head.success) throw archiveFailure('archive_foreign', 'not a Glossa manifest');
  if (head.data.version > formatVersion)
    throw archiveFailure('archive_newer', `version ${head.data.version}`);
  const manifest = Manifest.safeParse(json);
  if (manifest.success) return manifest.data;
  throw archiveFailure('archive_invalid', manifestName, manifest.error);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw archiveFailure('archive_unreadable', manifestName, error);
  }
}
