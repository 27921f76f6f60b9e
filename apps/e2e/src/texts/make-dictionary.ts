import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Digits used for numbers in the index of a dictd dictionary: base 64, most significant digit first, no padding. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const encodeIndexNumber = (number: number): string =>
  (number >= 64 ? encodeIndexNumber(Math.floor(number / 64)) : '') + digits.charAt(number % 64);

/**
 * Writes a dictionary in FreeDict's dictd format: NAME.index and NAME.dict. `entries` maps headwords, each with its
 * pronunciation between slashes, to article texts. Returns the path of the index.
 */
export async function makeDictionary(
  folder: string,
  name: string,
  { description, entries }: { description: string; entries: readonly (readonly [string, string])[] },
): Promise<string> {
  const lines: string[] = [];
  let text = '';
  for (const [headword, under] of [['00-database-info', description] as const, ...entries]) {
    const article = `${headword}\n${under}\n`;
    const word = headword.replace(/ \/.*$/, '').replace('00-database-', '00database');
    lines.push(
      [word, encodeIndexNumber(Buffer.byteLength(text)), encodeIndexNumber(Buffer.byteLength(article))].join(
        '\t',
      ),
    );
    text += article;
  }
  const index = join(folder, `${name}.index`);
  await writeFile(index, `${lines.join('\n')}\n`);
  await writeFile(join(folder, `${name}.dict`), text);
  return index;
}
