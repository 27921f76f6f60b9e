import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { languageByCode, languages } from './languages.ts';
import { normalizeWord } from './normalize.ts';

const idOf = (code: string): number => languageByCode(code)?.id ?? 0;

describe('normalizeWord', () => {
  test.each([
    ['en', 'Don’t', "don't"],
    ['en', 'CAFE\u0301', 'café'],
    ['en', 'soft\u00adhyphen\u200b\ufeff\u2060', 'softhyphen'],
    ['en', 'İstanbul', 'istanbul'],
    ['tr', 'IŞIK', 'ışık'],
    ['tr', "İstanbul'da", "istanbul'da"],
    ['de', 'STRAẞE', 'straße'],
    ['ar', 'كتـــاب', 'كتاب'],
    ['ar', 'كِتَاب', 'كِتَاب'],
    ['fa', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['fa', 'می\u200c', 'می'],
    ['de', 'Auf\u200clage', 'auflage'],
    ['en', 'İ\u0301\u200cx', 'íx'],
    ['he', 'ד״ר', 'ד"ר'],
    ['grc', 'ἈΛΛ’', "ἀλλ'"],
    ['en', '\u202eab\u202c\u2067c\u2069', 'abc'],
    ['en', '  Mother  in\nlaw ', 'mother in law'],
  ])('%s: %s becomes %s', (code, form, expected) => {
    expect(normalizeWord(form, idOf(code))).toBe(expected);
  });

  test('is idempotent', () => {
    const specialCharacter = fc.constantFrom(
      ...'İIıiΣς’ʼ״־ـ\u0307\u0301\u00ad\u200b\u200c\u200d\u2060\ufeffک ي',
    );
    const form = fc.array(fc.oneof(specialCharacter, fc.string({ unit: 'grapheme', maxLength: 3 })), {
      maxLength: 8,
    });
    const id = fc.constantFrom(...languages.map((language) => language.id));
    fc.assert(
      fc.property(form, id, (parts, languageId) => {
        const normalized = normalizeWord(parts.join(''), languageId);
        expect(normalizeWord(normalized, languageId)).toBe(normalized);
      }),
      { numRuns: 2000 },
    );
  });
});
