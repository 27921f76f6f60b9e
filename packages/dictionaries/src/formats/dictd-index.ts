import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import type { ArticlePlace } from '../files/read-articles.ts';
import { readLines } from '../files/read-lines.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map(Array.from(digits, (digit, value) => [digit, value]));

/** Parses dictd's own base 64 numbers. NaN for anything else. https://datatracker.ietf.org/doc/html/rfc2229 */
function numberOf(text: string | undefined): number {
  if (!text || text.length > 8) return Number.NaN;
  let number = 0;
  for (const digit of text) number = number * 64 + (values.get(digit) ?? Number.NaN);
  return number;
}

/** Reads a dictd index: a word, its article's offset and size, and sometimes the word's original spelling. */
export async function readDictdIndex(file: string): Promise<ArticlePlace[]> {
  const places: ArticlePlace[] = [];
  let line = 0;
  for await (const lines of readLines(file, () => {})) {
    for (const text of lines) {
      line++;
      if (text === '') continue;
      const [word = '', offset, size, written] = text.split('\t');
      const place = { word: written || word, offset: numberOf(offset), size: numberOf(size) };
      if (!(place.offset >= 0 && place.size >= 0)) {
        throw new DictionaryError(`Line ${line} of ${path.basename(file)} is none of a dictd index.`);
      }
      places.push(place);
    }
  }
  if (places.length === 0) throw new DictionaryError(`${path.basename(file)} is empty.`);
  return places;
}
