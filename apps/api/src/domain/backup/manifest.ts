import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';
import { OperatorError } from '#platform/operator-error.ts';

/** Increment when older versions can no longer read a backup. */
export const format = 1;

const ChecksumSchema = { bytes: z.int(), sha256: z.string() };
const Manifest = z.object({
  format: z.literal(format),
  /** When the snapshot of the rows was taken. */
  madeAt: z.iso.datetime(),
  /**
   * Check values of the secrets that files may be encrypted under, the current one first; they do not reveal the secrets.
   */
  secrets: z.array(z.string()),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  server: z.string(),
  tables: z.array(
    z.object({ table: z.string(), columns: z.array(z.string()), rows: z.int(), ...ChecksumSchema }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Tables whose rows are not in the backup. */
  leftOut: z.array(z.string()),
  files: z.object({ count: z.int(), bytes: z.int(), list: z.object(ChecksumSchema) }),
  /** Number of files that rows reference but that were missing. */
  missing: z.int(),
});
/** What a backup contains, with checksums. */
export type Manifest = z.output<typeof Manifest>;

/** Names of the files in a backup, by purpose. */
export const fileNames = {
  manifest: 'manifest.json',
  checksum: 'manifest.json.sha256',
  list: 'files.list',
  table: (table: string) => `database/${table}.copy.gz`,
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the manifest with its checksum, in the format of `sha256sum`. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  const write = (name: string, content: string) =>
    writeFile(path.join(folder, name), content, { mode: 0o600, flush: true });
  await write(fileNames.checksum, `${sha256(text)}  ${fileNames.manifest}\n`);
  await write(fileNames.manifest, text);
}

/**
 * Reads the manifest of a backup.
 * @throws {OperatorError} when the folder is not a backup, was changed, or is from a newer version
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(path.join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
      throw new OperatorError(`${folder} isn't a backup: ${name} is missing.`);
    });
  const text = await read(fileNames.manifest);
  if (!(await read(fileNames.checksum)).startsWith(sha256(text))) {
    throw new OperatorError(`${fileNames.manifest} in ${folder} has been modified.`);
  }
  const content = JSON.parse(text) as { format?: unknown };
  if (Number(content.format) > format) {
    throw new OperatorError(`${folder} was made by a newer version of Glossa.`);
  }
  return Manifest.parse(content);
}
