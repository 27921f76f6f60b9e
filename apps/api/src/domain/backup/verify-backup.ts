import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { readList } from './file-list.ts';
import { parts, readManifest, type Manifest } from './manifest.ts';
import { createChecksum, type Checksum } from './checksum.ts';

/** Result of verifying a backup. */
export interface Verification {
  manifest: Manifest;
  /** Descriptions of the first faults. */
  faults: string[];
  faultCount: number;
}

interface Verifying {
  signal: AbortSignal;
  onFile?: (bytes: number) => void;
  /** Whether to check only the size of files that an older backup shares by hard link. */
  trustsLinks?: boolean;
}

const mostFaults = 20;

/**
 * Reads a whole backup and compares every byte with its checksums.
 * @throws {OperatorError} when the folder is not a backup, or is from a newer version
 */
export async function verifyBackup(folder: string, verifying: Verifying): Promise<Verification> {
  const { signal, onFile, trustsLinks = false } = verifying;
  const manifest = await readManifest(folder);
  const found: Verification = { manifest, faults: [], faultCount: 0 };
  const check = async (name: string, wanted: Checksum, trusts = false) => {
    signal.throwIfAborted();
    const fault = await faultOf(path.join(folder, name), wanted, { signal, trusts });
    onFile?.(wanted.bytes);
    if (!fault) return true;
    found.faultCount += 1;
    if (found.faults.length < mostFaults) found.faults.push(`${name} ${fault}`);
    return false;
  };
  for (const table of manifest.tables) await check(parts.table(table.table), table);
  if (!(await check(parts.list, manifest.files.list))) return found;
  for await (const { path: name, size, sha256 } of readList(path.join(folder, parts.list))) {
    await check(name, { bytes: size, sha256 }, trustsLinks);
  }
  return found;
}

async function faultOf(
  file: string,
  wanted: Checksum,
  { signal, trusts }: { signal: AbortSignal; trusts: boolean },
): Promise<string | undefined> {
  const there = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  });
  if (!there?.isFile()) return 'is missing';
  if (there.size !== wanted.bytes) return `has ${there.size} bytes instead of ${wanted.bytes}`;
  if (trusts && there.nlink > 1) return undefined;
  const { sha256 } = await checksumOf(file, signal);
  return sha256 === wanted.sha256 ? undefined : 'was changed after it was written';
}

/** Reads a whole file. Returns its size and hash. */
export async function checksumOf(file: string, signal: AbortSignal): Promise<Checksum> {
  const checksum = createChecksum();
  await pipeline(
    createReadStream(file, { highWaterMark: 256 * 1024 }),
    checksum.through,
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) void chunk;
    },
    { signal },
  );
  return checksum.sum();
}
