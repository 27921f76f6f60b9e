import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Returns the headword of entry `n`. Each headword is unique and contains an umlaut. */
export const createHeadword = (n: number): string => `wört${n.toString(36)}`;

/**
 * Writes a dictionary in wiktextract's format, with two senses and two inflected forms per entry, each of which
 * mentions `name`. Returns its path.
 */
export function writeDictionary(folder: string, languageCode: string, size: number, name: string): string {
  const file = path.join(folder, 'bench.jsonl');
  const descriptor = openSync(file, 'w');
  let lines = '';
  for (let n = 0; n < size; n++) {
    const word = createHeadword(n);
    const senses = [
      { glosses: [`the first meaning of ${word} in ${name}`] },
      { glosses: [`the second meaning of ${word} in ${name}`] },
    ];
    const forms = [
      { form: `${word}s`, tags: ['genitive'] },
      { form: `${word}er`, tags: ['plural'] },
    ];
    lines += `${JSON.stringify({ word, lang_code: languageCode, pos: 'noun', senses, forms })}\n`;
    if (n % 5000 === 4999 || n === size - 1) {
      writeSync(descriptor, lines);
      lines = '';
    }
  }
  closeSync(descriptor);
  return file;
}
