import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import type { ArticleLocation } from '../files/read-articles.ts';
import { readWholeFile } from '../files/read-bytes.ts';

const maxIndexBytes = 256 * 1024 * 1024;
// The format allows 255 bytes, but some files contain longer words.
const maxWordBytes = 2048;

/** Yields the words of a file in which a zero byte and `tail` bytes follow each word. */
function* readWords(bytes: Buffer, tail: number, name: string): Generator<[word: string, at: number]> {
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0, from);
    if (end === -1 || end - from > maxWordBytes || end + 1 + tail > bytes.length) {
      throw new DictionaryError(`${name} is damaged or incomplete.`);
    }
    yield [bytes.toString('utf8', from, end), end + 1];
    from = end + 1 + tail;
  }
}

/**
 * Reads an .idx file: words, and the offset and size of their articles. Offsets have 64 bits with `has64BitOffsets`,
 * otherwise 32.
 */
export async function readIndex(
  file: string,
  { has64BitOffsets, words: wordCount }: { has64BitOffsets: boolean; words: number },
): Promise<ArticleLocation[]> {
  const name = path.basename(file);
  const bytes = await readWholeFile(file, maxIndexBytes);
  const locations: ArticleLocation[] = [];
  const width = has64BitOffsets ? 8 : 4;
  for (const [word, at] of readWords(bytes, width + 4, name)) {
    const offset = has64BitOffsets ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at);
    locations.push({ word, offset, size: bytes.readUInt32BE(at + width) });
  }
  if (locations.length !== wordCount) {
    throw new DictionaryError(`${name} has ${locations.length} words, but its .ifo file says ${wordCount}.`);
  }
  return locations;
}

/** Reads a .syn file: other forms of the words in the index. */
export async function readSynonyms(
  file: string,
  locations: readonly ArticleLocation[],
): Promise<Map<string, string[]>> {
  const name = path.basename(file);
  const bytes = await readWholeFile(file, maxIndexBytes);
  const forms = new Map<string, string[]>();
  for (const [form, at] of readWords(bytes, 4, name)) {
    const word = locations[bytes.readUInt32BE(at)]?.word;
    if (word === undefined) throw new DictionaryError(`${name} points past the end of the index.`);
    const known = forms.get(word);
    if (known) known.push(form);
    else forms.set(word, [form]);
  }
  return forms;
}
