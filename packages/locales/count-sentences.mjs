import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, 'src');

/** @typedef {{ [key: string]: string | Dictionary }} Dictionary */

/**
 * Counts the sentences in a locale file, each plural form separately.
 * @param {Dictionary} dictionary
 * @returns {number}
 */
function count(dictionary) {
  let sum = 0;
  for (const value of Object.values(dictionary)) sum += typeof value === 'string' ? 1 : count(value);
  return sum;
}

/**
 * @param {string} code
 * @param {string} file
 */
const read = (code, file) =>
  /** @type {Dictionary} */ (JSON.parse(readFileSync(join(sources, code, file), 'utf8')));

const codes = readdirSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'intl')
  .map(({ name }) => name)
  .sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other));
const rows = readdirSync(join(sources, 'en'))
  .sort()
  .map((file) => [file.replace('.json', ''), ...codes.map((code) => count(read(code, file)))]);
const sums = codes.map((_, index) => rows.reduce((sum, row) => sum + Number(row[index + 1]), 0));
const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |\n`;
// Print the table for docs/interface-languages.md.
process.stdout.write(line(['', ...codes]));
process.stdout.write(line(['---', ...codes.map(() => '---:')]));
for (const row of rows) process.stdout.write(line(row));
process.stdout.write(line(['**together**', ...sums]));
