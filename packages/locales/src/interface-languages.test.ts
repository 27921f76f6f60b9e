import { uiLanguages } from '@glossa/contract/ui-language';
import { expect, it, test } from 'vitest';

import { interfaceLanguageCodes, resolveInterfaceLanguage } from './interface-language-for.ts';
import { interfaceLanguages } from './interface-languages.ts';

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['PT-br', 'pt'],
  ['zh-cn', 'zh'],
  ['zh-Hans-SG', 'zh'],
  ['zh-TW', 'zh-tw'],
  ['zh-Hant', 'zh-tw'],
  ['zh-HK', 'zh-tw'],
  ['zh_TW', 'zh-tw'],
  ['fil-PH', 'tl'],
  ['iw-IL', 'he'],
  ['in', 'id'],
  ['en-XA', 'en-xa'],
  ['xx', undefined],
  ['inu', undefined],
  ['../en', undefined],
  ['', undefined],
])('resolves the language tag %j to %j', (requested, served) => {
  expect(resolveInterfaceLanguage(requested)).toBe(served);
});

test('lists the languages that the contract accepts, except the alias zh-cn', () => {
  expect([...uiLanguages].sort()).toEqual([...interfaceLanguageCodes, 'zh-cn'].sort());
});

test('offers twenty-six languages, each once', () => {
  expect(interfaceLanguages).toHaveLength(26);
  expect(interfaceLanguages.map(({ code }) => code).sort()).toEqual([...interfaceLanguageCodes].sort());
});
