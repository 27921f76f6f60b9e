import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { readAll } from '../testing/dictionary-folder.ts';

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Creates the files of a StarDict dictionary. */
function stardict(
  articles: [word: string, article: string | Buffer][],
  metadata: Record<string, string> = {},
) {
  const index: Buffer[] = [];
  let text = Buffer.alloc(0);
  for (const [word, article] of articles) {
    const bytes = Buffer.from(article as string);
    index.push(Buffer.from(`${word}\0`), number(text.length), number(bytes.length));
    text = Buffer.concat([text, bytes]);
  }
  const info = { version: '2.4.2', bookname: 'A book', wordcount: `${articles.length}`, ...metadata };
  const lines = Object.entries(info).map(([key, value]) => `${key}=${value}`);
  return {
    'a.ifo': `StarDict's dict ifo file\n${lines.join('\n')}\n`,
    'a.idx': Buffer.concat(index),
    'a.dict.dz': gzipSync(text),
  };
}

describe('stardict', () => {
  test('reads plain text, with synonyms as inflected forms', async () => {
    const files = stardict(
      [
        ['gehen', 'to go\nto walk'],
        ['Haus', 'house'],
      ],
      {
        sametypesequence: 'm',
        website: 'https://example.test/',
        description: 'Under CC BY-SA 3.0',
      },
    );
    const syn = Buffer.concat([Buffer.from('ging\0'), number(0), Buffer.from('geht\0'), number(0)]);
    const { metadata, entries } = await readAll({ ...files, 'a.syn': syn });
    expect(metadata).toMatchObject({
      title: 'A book',
      licence: 'CC BY-SA 3.0',
      source: 'https://example.test/',
    });
    expect(entries).toEqual([
      { headword: 'gehen', senses: [{ text: 'to go' }, { text: 'to walk' }], inflected: ['ging', 'geht'] },
      { headword: 'Haus', senses: [{ text: 'house' }] },
    ]);
  });

  test('reads HTML, pronunciations and typed fields', async () => {
    const html = '<b>Haus</b> /haʊs/ &lt;n, neut&gt;<br><ol><li>house &amp; home</li><li>dynasty</li></ol>';
    const typed = Buffer.concat([
      Buffer.from('thaʊs\0'),
      Buffer.from('P'),
      number(3),
      Buffer.from([0, 1, 2]),
      Buffer.from(`h${html}\0`),
    ]);
    const { entries } = await readAll(stardict([['Haus', typed]]));
    expect(entries).toEqual([
      {
        headword: 'Haus',
        reading: 'haʊs',
        partOfSpeech: 'noun, neuter',
        senses: [{ text: 'house & home' }, { text: 'dynasty' }],
      },
    ]);
  });

  const validFile = stardict([['a', 'b']], { sametypesequence: 'm' });
  test.each([
    [
      'an index with fewer words than declared',
      { ...validFile, 'a.ifo': validFile['a.ifo'].replace('wordcount=1', 'wordcount=2') },
      '.ifo file says 2',
    ],
    ['a truncated index', { ...validFile, 'a.idx': validFile['a.idx'].subarray(0, 5) }, 'incomplete'],
    ['truncated articles', { ...validFile, 'a.dict.dz': gzipSync('') }, 'incomplete'],
    [
      'a form of a word that doesn’t exist',
      { ...validFile, 'a.syn': Buffer.from('x\0\0\0\0\u0009') },
      'past the end',
    ],
    ['an .ifo file in another format', { ...validFile, 'a.ifo': 'x' }, 'StarDict .ifo file'],
  ])('rejects %s', async (_what, files, reason) => {
    await expect(readAll(files)).rejects.toThrow(reason);
  });
});
