import { expect, test } from 'vitest';

import { defaultLanguageCodes, languageByCode, languageById, languages } from './languages.ts';

test('uses the IDs in the specification, with 13 for Ancient Greek', () => {
  const ids = {
    ja: 1,
    ko: 2,
    zh: 3,
    es: 4,
    pt: 5,
    it: 6,
    fr: 7,
    de: 8,
    en: 9,
    ru: 10,
    la: 11,
    ar: 12,
    grc: 13,
    fa: 14,
    id: 15,
    he: 16,
    vi: 17,
    af: 18,
    ln: 19,
    kg: 20,
    sw: 21,
    nl: 22,
    tl: 23,
    th: 24,
    tr: 25,
    pl: 26,
  };
  expect(Object.fromEntries(languages.map(({ id, code }) => [code, id]))).toEqual(ids);
  for (const [code, id] of Object.entries(ids)) expect(languageById(id)).toBe(languageByCode(code));
});

test.each(['zh-cn', 'zh-tw', 'ZH-TW'])('finds Chinese by %s', (code) => {
  expect(languageByCode(code)?.code).toBe('zh');
});

test('offers fourteen languages by default, in the specification’s order', () => {
  expect(defaultLanguageCodes.map((code) => languageByCode(code)?.name)).toEqual([
    'Japanese',
    'Korean',
    'Chinese',
    'Spanish',
    'Portuguese',
    'Italian',
    'French',
    'German',
    'English',
    'Russian',
    'Latin',
    'Arabic',
    'Ancient Greek',
    'Farsi',
  ]);
});
