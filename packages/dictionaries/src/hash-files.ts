import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Raised when the readers make other entries of the same file, so that nobody goes on with those of the old ones. */
const readersVersion = 1;

/** SHA-256 over the files in their order, and their size together. */
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
