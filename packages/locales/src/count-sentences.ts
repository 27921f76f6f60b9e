import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { localesDirectory } from './directory.ts';
import { interfaceLanguageCodes } from './interface-language-for.ts';
import type { Dictionary } from './pseudo.ts';

/** Sentences of a dictionary; each form of a plural is one. */
const count = (dictionary: Dictionary): number =>
  Object.values(dictionary).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? 1 : count(value)),
    0,
  );

const codes = ['en', ...interfaceLanguageCodes.filter((code) => code !== 'en')];
const files = (await readdir(join(localesDirectory, 'en'))).filter((file) => file.endsWith('.json')).sort();
const rows = await Promise.all(
  files.map(async (file) => {
    const counts = codes.map(async (code) =>
      count(JSON.parse(await readFile(join(localesDirectory, code, file), 'utf8')) as Dictionary),
    );
    return [file.replace('.json', ''), ...(await Promise.all(counts))];
  }),
);
const sums = codes.map((_, index) => rows.reduce((sum, row) => sum + Number(row[index + 1]), 0));
const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
// The table of docs/interface-languages.md.
process.stdout.write(line(['', ...codes]));
process.stdout.write(line(['---', ...codes.map(() => '---:')]));
for (const row of rows) process.stdout.write(line(row));
process.stdout.write(line(['**together**', ...sums]));
