import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { readAll } from '../testing/dictionary-folder.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const encode = (number: number): string =>
  number < 64 ? (digits[number] as string) : encode(Math.floor(number / 64)) + digits[number % 64];

/** Creates the two files of a dictd dictionary. Words that share an article are in one key, `a|b`. */
function dictd(articles: Record<string, string>) {
  const lines: string[] = [];
  let text = '';
  for (const [words, article] of Object.entries(articles)) {
    const offsets = `${encode(Buffer.byteLength(text))}\t${encode(Buffer.byteLength(article))}`;
    for (const word of words.split('|')) lines.push(`${word}\t${offsets}`);
    text += article;
  }
  return { index: `${lines.sort().join('\n')}\n`, text };
}

const info = `00-database-info
German-English FreeDict Dictionary

Availability:

    Available under the terms of the GNU General Public License ver. 2.0 and
  any later version.

Published at: http://freedict.org/

Notes:

 * Database Status: stable
`;

const { index, text } = dictd({
  '00databaseinfo': info,
  '00databaseshort': '00-database-short\n  German-English FreeDict Dictionary ver. 0.4.1\n',
  '00databaseurl': '00-database-url\nunknown\n',
  pchersteller: `PC-Hersteller /pˌeːtsˈeː/ <masc, n, sg>
 [comp.] computer maker <n>, PC maker <n>
      "PC-Hersteller"  - computer makers
         Note: rare
   Synonym: {Computer-Hersteller}

 see: {Hersteller}, {Das ist ein ganzer Satz.}
`,
  'liegen|lag': 'liegen, lag /laːk/ <v>\n1. lie, be located\n2. rest\n',
  leer: 'leer\n',
});

describe('dictd', () => {
  test.each([
    ['dictzip', { 'freedict-deu-eng.dict.dz': gzipSync(text) }],
    ['plain', { 'freedict-deu-eng.dict': text }],
  ])('reads FreeDict entries from a %s file', async (_kind, articles) => {
    const files = { 'freedict-deu-eng.index': index, ...articles };
    const { metadata, entries, bytes } = await readAll(files);
    expect(metadata).toEqual({
      title: 'German-English FreeDict Dictionary',
      licence: 'GPL 2 or later',
      source: 'http://freedict.org/',
      language: undefined,
      target: undefined,
    });
    expect(entries).toEqual([
      {
        headword: 'PC-Hersteller',
        reading: '/pˌeːtsˈeː/',
        partOfSpeech: 'noun, masculine',
        senses: [
          { text: '[comp.] computer maker, PC maker (rare)', examples: ['PC-Hersteller – computer makers'] },
        ],
        synonyms: ['Computer-Hersteller'],
        related: ['Hersteller'],
      },
      {
        headword: 'liegen',
        reading: '/laːk/',
        partOfSpeech: 'verb',
        senses: [{ text: 'lie, be located' }, { text: 'rest' }],
        spellings: ['lag'],
      },
      { headword: 'leer', senses: [{ text: 'leer' }] },
    ]);
    expect(bytes).toBe(
      Object.values(files).reduce((sum, file) => sum + Buffer.byteLength(file as string), 0),
    );
  });

  test('reads kana as the reading of a Japanese word, and grammar in parentheses', async () => {
    const article = ` [ichi1]  食べる /(en)tʃ/,  (irregular kanji)  喰べる /x/,  [nf25] たべる /täbˈe̞ɽɯᵝ/
1. (Ichidan verb)
 (noun (common) (futsuumeishi))
to eat
2. to live on
`;
    const files = dictd({ '食べる|喰べる|たべる': article });
    const { entries } = await readAll({ 'a.index': files.index, 'a.dict': files.text }, 'ja');
    expect(entries).toEqual([
      {
        headword: '食べる',
        reading: 'たべる',
        partOfSpeech: 'Ichidan verb, noun',
        senses: [{ text: 'to eat' }, { text: 'to live on' }],
        spellings: ['喰べる', 'たべる'],
      },
    ]);
  });

  test.each([
    ['an index that points past the end', { 'a.index': index, 'a.dict': text.slice(0, -5) }, 'incomplete'],
    ['an invalid index', { 'a.index': 'word only\n', 'a.dict': text }, 'Line 1 of a.index'],
    ['sizes that aren’t numbers', { 'a.index': 'a\tA\t-\n', 'a.dict': text }, 'Line 1 of a.index'],
    ['a size of 60 MB', { 'a.index': `a\tA\t${encode(60_000_000)}\n`, 'a.dict': text }, '60000000 bytes'],
    [
      'a truncated dictzip file',
      { 'a.index': index, 'a.dict.dz': gzipSync(text).subarray(0, 90) },
      'incomplete',
    ],
    [
      'garbage after the gzip header',
      { 'a.index': index, 'a.dict.dz': Buffer.from('1f8bffffff', 'hex') },
      'damaged',
    ],
    ['missing articles', { 'a.index': index }, 'missing'],
    ['a missing index', { 'a.dict': text }, 'missing'],
    ['a binary index', { 'a.index': Buffer.from('a\0b'), 'a.dict': text }, 'binary'],
  ])('rejects %s', async (_what, files, reason) => {
    await expect(readAll(files as Record<string, string>)).rejects.toThrow(reason);
  });
});
