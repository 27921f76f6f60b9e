import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import { readBytes } from './read-bytes.ts';

/** Location of a word's article, in bytes of the uncompressed file. */
export interface ArticleLocation {
  word: string;
  offset: number;
  size: number;
}

/** An article and the words that refer to it in the index. */
export interface Article {
  words: string[];
  bytes: Buffer;
}

const maxArticleBytes = 4 * 1024 * 1024;

/**
 * Streams the articles of an index in file order, reading the file once from its start.
 *
 * @throws {DictionaryError} when the index doesn't match the file
 */
export async function* readArticles(
  file: string,
  locations: readonly ArticleLocation[],
  onBytes: (bytes: number) => void,
): AsyncGenerator<Article[]> {
  const sorted = locations.toSorted((a, b) => a.offset - b.offset || a.size - b.size);
  const name = path.basename(file);
  let next = 0;
  let start = 0;
  let window: Buffer = Buffer.alloc(0);
  for await (const chunk of readBytes(file, onBytes)) {
    const from = sorted[next]?.offset ?? Number.POSITIVE_INFINITY;
    const skippedBytes = Math.min(Math.max(0, from - start), window.length);
    window = window.length === skippedBytes ? chunk : Buffer.concat([window.subarray(skippedBytes), chunk]);
    start += skippedBytes;
    const articles: Article[] = [];
    for (; next < sorted.length;) {
      const { offset, size } = sorted[next] as ArticleLocation;
      if (size > maxArticleBytes)
        throw new DictionaryError(`The index has an article of ${size} bytes in ${name}.`);
      if (offset + size > start + window.length) break;
      const words: string[] = [];
      for (; sorted[next]?.offset === offset && sorted[next]?.size === size; next++) {
        words.push((sorted[next] as ArticleLocation).word);
      }
      articles.push({ words, bytes: window.subarray(offset - start, offset - start + size) });
    }
    if (articles.length > 0) yield articles;
    if (next === sorted.length) return;
  }
  if (next < sorted.length)
    throw new DictionaryError(`The index points past the end of ${name}: a file is incomplete.`);
}
