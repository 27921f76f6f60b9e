import { expect, test } from 'vitest';

import { languageCode } from './language-code.ts';
import { languages } from './languages.ts';

test.each([
  ['deu', 'de'],
  ['ger', 'de'],
  ['fra', 'fr'],
  ['cmn', 'zh'],
  ['zh_TW', 'zh'],
  ['pt-BR', 'pt'],
  ['tgl', 'tl'],
  ['swh', 'sw'],
  ['pes', 'fa'],
  ['EN', 'en'],
  ['ces', 'cs'],
])('shortens %s to %s', (code, short) => {
  expect(languageCode(code)).toBe(short);
});

test.each(['', 'e', 'german', 'de-', '../..', 'x y'])('rejects %o', (code) => {
  expect(languageCode(code)).toBeUndefined();
});

test('leaves the codes in our table unchanged', () => {
  expect(languages.map(({ code }) => languageCode(code))).toEqual(languages.map(({ code }) => code));
});
