import fc from 'fast-check';
import { languageByCode } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { readDelimited, writeRecord } from './delimited.ts';
import { openWordFile } from './open-word-file.ts';
import { readEntry } from './read-entry.ts';
import { guardCell, unguardCell } from './spreadsheet-guard.ts';
import { entry } from './testing/word-entry.ts';
import { jsonSeparator, jsonEnd, jsonStart, jsonWord } from './write-json.ts';
import { tableHead, tableLine } from './write-table.ts';

const idOf = (code: string) => languageByCode(code)?.id as number;
const read = (text: string, language = 'de') => {
  const file = openWordFile(text);
  return [...file.rows(file.proposedMapping)].map((row) => readEntry(row, idOf(language)));
};
const lines = (text: string, delimiter = ',') => [...readDelimited(text, delimiter)];

test('round-trips any cells with any delimiter', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r\n', ' ', "'", 'ü', '='),
  });
  const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(records, fc.constantFrom(',', ';', '\t'), (given, delimiter) => {
      const text = given.map((cells) => writeRecord(cells, delimiter)).join('\r\n');
      expect(lines(text, delimiter).map(({ cells }) => cells)).toEqual(given);
    }),
  );
});

test('limits an unclosed quote to its own line', () => {
  expect(lines('a,"b\nc,d\n"e\nf",g\n')).toEqual([
    { line: 1, cells: ['a', '"b'] },
    { line: 2, cells: ['c', 'd'] },
    { line: 3, cells: ['e\nf', 'g'] },
  ]);
});

test('guards exported cells against formula injection, and restores them on import', () => {
  const cell = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '＝', 'a', '1') });
  fc.assert(
    fc.property(cell, (given) => {
      expect(guardCell(given)).not.toMatch(/^[=+\-@\t\r＝]/);
      expect(unguardCell(guardCell(given))).toBe(given);
    }),
  );
});

test('round-trips our own tables and JSON files', () => {
  const words = [
    entry({ text: 'haus', translation: '=HYPERLINK("http://x")', tags: ['a; b', '"c"'], level: 4 }),
    entry({ text: 'lade … ein', parts: ['lade', null, 'ein'], notes: "'-- two\nlines", ignored: true }),
    entry({ text: 'käse', definition: '+1', example: 'Käse, "gut"', lemma: 'käse', created_at: null }),
  ];
  const pickExported = ({
    text,
    translation,
    definition,
    example,
    notes,
    lemma,
    tags,
    level,
  }: (typeof words)[0]) => ({
    text,
    level,
    ...Object.fromEntries(
      Object.entries({ translation, definition, example, notes, lemma }).filter(([, value]) => value !== ''),
    ),
    ...(tags.length > 0 ? { tags } : {}),
  });
  for (const delimiter of [',', '\t']) {
    const text = tableHead(delimiter) + words.map((word) => tableLine(word, delimiter, 'de')).join('');
    expect(openWordFile(text).kind).toBe('glossa');
    const found = read(text);
    for (const [index, word] of words.entries()) {
      expect(found[index]).toMatchObject({
        ...pickExported(word),
        ...(word.ignored ? { ignored: true } : {}),
      });
    }
    expect(found[1]).toMatchObject({ words: ['lade', null, 'ein'] });
    expect(read(text, 'fr')).toEqual(['other_language', 'other_language', 'other_language']);
  }
  const json = jsonStart('de', '2026-01-01T00:00:00Z') + words.map(jsonWord).join(jsonSeparator) + jsonEnd;
  for (const [index, word] of words.entries()) {
    // The other fields of an exported word are recalculated or belong to its reviews.
    const { text, level, ignored, translation, definition, example, notes, lemma, tags, created_at } = word;
    expect(read(json)[index]).toMatchObject({
      text,
      level,
      ignored,
      translation,
      definition,
      example,
      notes,
      lemma,
      tags,
      ...(created_at ? { created_at } : {}),
    });
  }
});

test('recognizes exports from LingQ, Lute, LWT and Anki', () => {
  const lingq = openWordFile(
    'term,hint1,hint2,status,tags,fragment,importance\nHaus,house,home,3,"noun, place",Das Haus ist groß,0\n',
  );
  expect(lingq.kind).toBe('lingq');
  expect(
    read('term,hint1,hint2,status,tags,fragment\nHaus,house,home,3,"noun, place",Das Haus\n'),
  ).toMatchObject([
    { text: 'haus', translation: 'house; home', level: 4, tags: ['noun', 'place'], example: 'Das Haus' },
  ]);
  const lute =
    'language,term,translation,parent,status,tags,pronunciation\nGerman,gehst,go,gehen,W,"verb",x\n';
  expect(openWordFile(lute).kind).toBe('lute');
  expect(read(lute)).toMatchObject([{ text: 'gehst', lemma: 'gehen', level: 5, tags: ['verb'] }]);
  const lwt = 'Haus\thouse\tDas {Haus}.\t\t5\tGerman\t12\t[noun, a]\nund\tand\t\t\t98\tGerman\t13\t\n';
  expect(openWordFile(lwt).kind).toBe('lwt');
  expect(read(lwt)).toMatchObject([
    { text: 'haus', level: 4, example: 'Das Haus.', tags: ['noun', 'a'] },
    { text: 'und', ignored: true },
  ]);
  const anki =
    '#separator:tab\n#html:true\n#tags column:3\nHaus\t<b>house</b><br>home &amp; hearth[sound:a.mp3]\tnoun x::y\n';
  expect(openWordFile(anki).kind).toBe('anki');
  expect(read(anki)).toMatchObject([
    { text: 'haus', translation: 'house\nhome & hearth', tags: ['noun', 'x::y'] },
  ]);
  expect(read('Haus;house\nBaum;tree\n')).toMatchObject([
    { text: 'haus' },
    { text: 'baum', translation: 'tree' },
  ]);
  expect(read('[{"word":"Haus","meaning":"house","tags":["a","b"]}]')).toMatchObject([
    { text: 'haus', translation: 'house', tags: ['a', 'b'] },
  ]);
});

test('rejects invalid lines, and gives the reason', () => {
  const readOutcome = (word: string, more = '') =>
    read(`word\ttranslation\tnotes\tlevel\n${word}\tx${more}\n`)[0];
  expect(readOutcome('x'.repeat(10_000))).toBe('word_long');
  expect(readOutcome('  ')).toBe('no_word');
  expect(readOutcome('1234')).toBe('not_a_word');
  expect(readOutcome('a b c d e f g h i')).toBe('phrase_long');
  expect(readOutcome('haus', `\t${'n'.repeat(6000)}`)).toBe('field_long');
  expect(readOutcome('haus', '\t\tmuch')).toBe('level_unknown');
  expect(readOutcome('=SUM(A1)')).toMatchObject({ text: '=sum(a1)' });
  expect(readOutcome('Haus!')).toMatchObject({ text: 'haus' });
});

test('drops control characters and bidirectional overrides, but keeps text in both directions', () => {
  const hostileCell = 'שלום\u202Eevil\u202C \u2067abc\u2069 \u0007ok\u0000';
  expect(read(`word,translation\nשלום,${hostileCell}\n`, 'he')).toMatchObject([
    { text: 'שלום', translation: 'שלוםevil \u2067abc\u2069 ok' },
  ]);
  expect(read('word,translation\n\u202Eabc\u202C\u200F,x\n')).toMatchObject([{ text: 'abc' }]);
});

test('reads the first line as a header or as a word, as requested', () => {
  const text = 'Wort;Bedeutung\nHaus;house\n';
  const [found, named] = [openWordFile(text), openWordFile(text, true)];
  expect([found.header, found.names]).toEqual([false, null]);
  expect([named.header, named.names]).toEqual([true, ['Wort', 'Bedeutung']]);
  const texts = (file: typeof named) =>
    [...file.rows(file.proposedMapping)].map((row) => [row.line, row.entry.text]);
  expect(texts(found)).toEqual([
    [1, 'Wort'],
    [2, 'Haus'],
  ]);
  expect(texts(named)).toEqual([[2, 'Haus']]);
  // `Word` and `Text` may be words to learn.
  const words = openWordFile('Word,Text\nHouse,Haus\n', false);
  expect(texts(words)).toEqual([
    [1, 'Word'],
    [2, 'House'],
  ]);
  expect(openWordFile('[{"word":"Haus"}]').header).toBeNull();
});
