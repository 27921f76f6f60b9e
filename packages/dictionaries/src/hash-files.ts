import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/**
 * Increment this when readers produce different entries from the same file, so that no installation resumes with old
 * ones.
 */
const readersVersion = 1;

/** Returns the SHA-256 hash of all files in order, and their total size. */
export async function hashFiles(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<{ hash: Buffer; bytes: number }> {
  const hash = createHash('sha256').update(`${readersVersion}`);
  let bytes = 0;
  for (const path of paths) {
    const stream = createReadStream(path, { highWaterMark: 1024 * 1024, signal });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  }
  return { hash: hash.digest(), bytes };
}
