import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import type { ArticleLocation } from '../files/read-articles.ts';
import { readLines } from '../files/read-lines.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Map(Array.from(digits, (digit, value) => [digit, value]));

/**
 * Parses a number in dictd's own base 64 notation. NaN for anything else.
 * https://datatracker.ietf.org/doc/html/rfc2229
 */
function parseNumber(text: string | undefined): number {
  if (!text || text.length > 8) return Number.NaN;
  let number = 0;
  for (const digit of text) number = number * 64 + (values.get(digit) ?? Number.NaN);
  return number;
}

/** Reads a dictd index: a word, its article's offset and size, and sometimes the word's original spelling. */
export async function readDictdIndex(file: string): Promise<ArticleLocation[]> {
  const locations: ArticleLocation[] = [];
  let line = 0;
  for await (const lines of readLines(file, () => {})) {
    for (const text of lines) {
      line++;
      if (text === '') continue;
      const [word = '', offset, size, written] = text.split('\t');
      const location = { word: written || word, offset: parseNumber(offset), size: parseNumber(size) };
      if (!(location.offset >= 0 && location.size >= 0)) {
        throw new DictionaryError(`Line ${line} of ${path.basename(file)} isn't a dictd index entry.`);
      }
      locations.push(location);
    }
  }
  if (locations.length === 0) throw new DictionaryError(`${path.basename(file)} is empty.`);
  return locations;
}
