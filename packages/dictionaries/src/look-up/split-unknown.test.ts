import { languageByCode } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { listPossibleParts, splitIntoKnown } from './split-unknown.ts';

test.each([
  ['de', 'haustür', 'haus tür', 'haus tür'],
  ['de', 'geburtstag', 'geburt tag', 'geburt tag'],
  ['de', 'geburtstagsfeiern', 'geburtstag feier tag geburt', 'geburtstag feier'],
  ['de', 'kindergärten', 'kind garten gärten kinder', 'kinder gärten'],
  ['de', 'blumentopferde', 'blumen topf erde pferde blumentopf', 'blumentopf erde'],
  ['de', 'hausxyz', 'haus', ''],
  ['de', 'kinder', 'kind der', ''],
  ['nl', 'ziekenhuisbed', 'ziek huis bed ziekenhuis', 'ziekenhuis bed'],
  ['nl', 'stationsplein', 'station plein', 'station plein'],
  ['af', 'stasiewinkels', 'stasie winkel', 'stasie winkel'],
  ['th', 'การเรียน', 'การ เรียน กา', 'การ เรียน'],
  ['th', 'โรงเก็บ', 'โรง เก็บ', 'โรง เก็บ'],
  ['zh', '图书馆员', '图书馆 员 图书 馆', '图书馆 员'],
  ['zh', '埃舍尔', '埃 舍 尔', ''],
  ['fr', 'portefeuille', 'porte feuille', ''],
])('%s: finds the parts of %s among %s', (code, word, words, expected) => {
  const language = languageByCode(code)?.id ?? 0;
  const dictionary = new Set(words.split(' '));
  const known = new Set(listPossibleParts(word, language).filter((part) => dictionary.has(part)));
  expect(splitIntoKnown(word, known, language).join(' ')).toBe(expected);
});

test('limits the number of parts to try, even for a long word', () => {
  expect(listPossibleParts('donaudampfschifffahrtsgesellschaft', 4).length).toBeLessThan(600);
  expect(listPossibleParts('x'.repeat(41), languageByCode('de')?.id ?? 0)).toEqual([]);
});
