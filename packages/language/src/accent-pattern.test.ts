import { expect, it } from 'vitest';

import { accentPattern } from './accent-pattern.ts';

const fits = (search: string, text: string): boolean => new RegExp(accentPattern(search), 'iu').test(text);

it.each([
  ['francais', 'Le français'],
  ['FRANÇAIS', 'les francaises'],
  ['strasse', 'Straße 7'],
  ['straße', 'Große Strasse'],
  ['oeuvre', 'Chef-d’œuvre'],
  ['λογος', 'Ο ΛΌΓΟΣ'],
  ['елка', 'ёлка'],
  ['كتاب', 'هذا كِتَاب'],
  ['كِتَاب', 'كتاب'],
  ['שלום', 'שָׁלוֹם'],
  ['duong', 'Đường đi'],
  ['①', 'Teil ①'],
])('finds %s in %s', (search, text) => {
  expect(fits(search, text)).toBe(true);
});

it.each([
  ['francais', 'Francois'],
  ['и', 'й'],
  ['か', 'が'],
  ['a.c', 'abc'],
  ['(x)', 'x'],
  ['a|b', 'a'],
])('does not find %s in %s', (search, text) => {
  expect(fits(search, text)).toBe(false);
});
