import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import { readBytes } from './read-bytes.ts';

/** Location of a word's article, in bytes of the uncompressed file. */
export interface ArticlePlace {
  word: string;
  offset: number;
  size: number;
}

/** An article and the words that refer to it in the index. */
export interface Article {
  words: string[];
  bytes: Buffer;
}

const largestArticle = 4 * 1024 * 1024;

/**
 * Streams the articles of an index in file order, reading the file once from its start.
 *
 * @throws {DictionaryError} when the index doesn't match the file
 */
export async function* readArticles(
  file: string,
  places: readonly ArticlePlace[],
  onBytes: (bytes: number) => void,
): AsyncGenerator<Article[]> {
  const sorted = places.toSorted((a, b) => a.offset - b.offset || a.size - b.size);
  const name = path.basename(file);
  let next = 0;
  let start = 0;
  let window: Buffer = Buffer.alloc(0);
  for await (const chunk of readBytes(file, onBytes)) {
    const from = sorted[next]?.offset ?? Number.POSITIVE_INFINITY;
    const useless = Math.min(Math.max(0, from - start), window.length);
    window = window.length === useless ? chunk : Buffer.concat([window.subarray(useless), chunk]);
    start += useless;
    const articles: Article[] = [];
    for (; next < sorted.length;) {
      const { offset, size } = sorted[next] as ArticlePlace;
      if (size > largestArticle)
        throw new DictionaryError(`The index has an article of ${size} bytes in ${name}.`);
      if (offset + size > start + window.length) break;
      const words: string[] = [];
      for (; sorted[next]?.offset === offset && sorted[next]?.size === size; next++) {
        words.push((sorted[next] as ArticlePlace).word);
      }
      articles.push({ words, bytes: window.subarray(offset - start, offset - start + size) });
    }
    if (articles.length > 0) yield articles;
    if (next === sorted.length) return;
  }
  if (next < sorted.length)
    throw new DictionaryError(`The index points past the end of ${name}: a file is cut short.`);
}
