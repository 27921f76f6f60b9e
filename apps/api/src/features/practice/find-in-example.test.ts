import { languageByCode } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { findInExample } from './find-in-example.ts';

const findForms = (code: string, example: string, form: string): string[] =>
  findInExample(example, form, languageByCode(code)?.id as number).map(({ from, to }) =>
    example.slice(from, to),
  );

test.each([
  ['en', 'The CAT saw a catalogue and a cat.', 'cat', ['CAT']],
  ['en', 'A catalogue.', 'cat', []],
  ['en', 'It’s a (small) day.', "it's", ['It’s']],
  ['en', 'What? (Really)', '(really)', ['(Really)']],
  ['fr', "Voici l'homme.", 'homme', ['homme']],
  ['fr', 'Un arc-en-ciel.', 'arc en ciel', ['arc-en-ciel']],
  ['de', 'Ich lade dich gern ein.', 'lade … ein', ['lade', 'ein']],
  ['tr', 'IŞIK ve İstanbul', 'ışık', ['IŞIK']],
  ['tr', 'IŞIK ve İstanbul', 'istanbul', ['İstanbul']],
  ['ja', '私は毎日本を読む。', '読む', ['読む']],
  ['ar', 'هذا كتابٌ جديد', 'جديد', ['جديد']],
])('%s: %s', (code, example, form, expected) => {
  expect(findForms(code, example, form)).toEqual(expected);
});
