import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { readList } from './file-list.ts';
import { fileNames, readManifest, type Manifest } from './manifest.ts';
import { createChecksum, type Checksum } from './checksum.ts';

/** The contents of a backup according to its manifest, and the faults found in it. */
export interface Verification {
  manifest: Manifest;
  /** Descriptions of the first faults, up to `maxReportedFaults`. */
  faults: string[];
  faultCount: number;
}

interface VerifyOptions {
  signal: AbortSignal;
  onFile?: (bytes: number) => void;
  /** Whether to check only the size of files that an older backup shares by hard link. */
  trustLinks?: boolean;
}

const maxReportedFaults = 20;

/**
 * Reads a whole backup and verifies it against its checksums.
 * @throws {OperatorError} when the folder is not a backup, or is from a newer version
 */
export async function verifyBackup(folder: string, verifying: VerifyOptions): Promise<Verification> {
  const { signal, onFile, trustLinks = false } = verifying;
  const manifest = await readManifest(folder);
  const found: Verification = { manifest, faults: [], faultCount: 0 };
  const check = async (name: string, expected: Checksum, checkSizeOnly = false) => {
    signal.throwIfAborted();
    const fault = await findFault(path.join(folder, name), expected, { signal, skipLinked: checkSizeOnly });
    onFile?.(expected.bytes);
    if (!fault) return true;
    found.faultCount += 1;
    if (found.faults.length < maxReportedFaults) found.faults.push(`${name} ${fault}`);
    return false;
  };
  for (const table of manifest.tables) await check(fileNames.table(table.table), table);
  if (!(await check(fileNames.list, manifest.files.list))) return found;
  for await (const { path: name, size, sha256 } of readList(path.join(folder, fileNames.list))) {
    await check(name, { bytes: size, sha256 }, trustLinks);
  }
  return found;
}

async function findFault(
  file: string,
  expected: Checksum,
  { signal, skipLinked }: { signal: AbortSignal; skipLinked: boolean },
): Promise<string | undefined> {
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  });
  if (!stats?.isFile()) return 'is missing';
  if (stats.size !== expected.bytes) return `has ${stats.size} bytes instead of ${expected.bytes}`;
  if (skipLinked && stats.nlink > 1) return undefined;
  const { sha256 } = await computeChecksum(file, signal);
  return sha256 === expected.sha256 ? undefined : 'has been modified';
}

/** Reads a whole file. Returns its size and hash. */
export async function computeChecksum(file: string, signal: AbortSignal): Promise<Checksum> {
  const checksum = createChecksum();
  await pipeline(
    createReadStream(file, { highWaterMark: 256 * 1024 }),
    checksum.passThrough,
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) void chunk;
    },
    { signal },
  );
  return checksum.digest();
}
