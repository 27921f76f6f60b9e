import { languageByCode } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';
import { expect, test } from 'vitest';

import { stripAffixes } from './strip-affixes.ts';

const strip = (code: string, word: string): string[] => {
  const id = languageByCode(code)?.id ?? 0;
  return stripAffixes(normalizeWord(word, id), id);
};

test.each([
  ['ko', '골목에서는', '골목'],
  ['ko', '선생님께서', '선생님'],
  ['he', 'ולבית', 'בית'],
  ['ar', 'وبالمدرسة', 'مدرسة'],
  ['ar', 'مدرستها', 'مدرسة'],
  ['fa', 'کتاب‌هایشان', 'کتاب'],
  ['grc', 'ἄνθρωπός', 'ἄνθρωπος'],
  ['zh', '清清楚楚', '清楚'],
  ['id', 'menulis', 'tulis'],
  ['id', 'bukunya', 'buku'],
  ['la', 'armaque', 'arma'],
  ['sw', 'walinisoma', 'soma'],
  ['tr', 'evlerinde', 'ev'],
])('%s: %s may come from %s', (code, word, base) => {
  expect(strip(code, word)).toContain(base);
});

test.each([
  ['en', 'nothings'],
  ['ko', '은'],
  ['he', 'לו'],
  ['grc', 'λόγος'],
])('%s: %s has no affix to remove', (code, word) => {
  expect(strip(code, word)).toEqual([]);
});

test('lists candidates with the fewest affixes removed first, and limits their number', () => {
  const stripped = strip('tr', 'evlerinde');
  expect(stripped.indexOf('evler')).toBeGreaterThan(stripped.indexOf('evlerin'));
  expect(strip('sw', 'hawajakwambia').length).toBeLessThanOrEqual(24);
});
