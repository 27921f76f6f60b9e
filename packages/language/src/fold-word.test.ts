import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foldWord } from './fold-word.ts';
import { languageByCode } from './languages.ts';
import { normalizeWord } from './normalize.ts';

describe('foldWord', () => {
  test.each([
    ['de', 'Straße', 'strasse'],
    ['de', 'Übermut', 'ubermut'],
    ['fr', 'cœur', 'coeur'],
    ['fr', 'l’été', "l'ete"],
    ['es', 'mañana', 'manana'],
    ['pl', 'Łódź', 'lodz'],
    ['vi', 'tiếng', 'tieng'],
    ['ln', 'mɔ̀tɛ́mà', 'motema'],
    ['tr', 'IŞIK', 'isik'],
    ['ru', 'за́мок', 'замок'],
    ['ru', 'ещё', 'еще'],
    ['grc', 'ἄνθρωπος', 'ανθρωποσ'],
    ['grc', 'τῷ', 'τω'],
    ['he', 'שָׁלוֹם', 'שלום'],
    ['ar', 'كِتَابٌ', 'كتاب'],
    ['ar', 'أَحْمَد', 'احمد'],
    ['fa', 'کتابی', 'كتابي'],
  ])('folds %s %s to %s', (language, form, folded) => {
    expect(foldWord(normalizeWord(form, languageByCode(language)?.id as number))).toBe(folded);
  });

  test.each(['мой', 'がく', 'ที่', '한국어', '漢字', '学校'])('leaves %s unchanged', (form) => {
    expect(foldWord(form)).toBe(form.normalize('NFC'));
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (form) => {
        expect(foldWord(foldWord(form))).toBe(foldWord(form));
      }),
    );
  });
});
