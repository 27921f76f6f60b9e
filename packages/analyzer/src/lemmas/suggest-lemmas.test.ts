import { languageByCode } from '@glossa/language/languages';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { createAnalyzer } from '../analyzer.ts';
import { threadProgram } from '../testing/thread-program.ts';

// Loading a dictionary can take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const idOf = (code: string): number => languageByCode(code)?.id ?? 0;
const analyzer = createAnalyzer(threadProgram);
afterAll(() => analyzer.close());

const suggestFirstLemma = async (code: string, form: string): Promise<string> =>
  ((await analyzer.lemmas([form], idOf(code)))[0] ?? []).join(' | ');

describe('lemmas', () => {
  // Language, form, and its lemmas, likeliest first. Empty for a form that is its own lemma.
  test.each([
    ['ja', '食べられませんでした', '食べる'],
    ['ja', '美味しくなかった', '美味しい'],
    ['ja', '行く先々', ''],
    ['en', 'went', 'go'],
    ['en', 'houses', 'house'],
    ['en', 'house', ''],
    ['en', "don't", 'do'],
    ['en', "dog's", 'dog'],
    ['en', 'discuss', ''],
    ['fr', 'mangeaient', 'manger'],
    ['fr', 'passe', 'passe | passer'],
    ['fr', "l'", 'le | la'],
    ['fr', "aujourd'hui", ''],
    ['es', 'hablábamos', 'hablar'],
    ['es', 'fueron', 'ser | ir'],
    ['es', 'información', ''],
    ['pt', 'informações', 'informação'],
    ['pt', 'é', 'ser'],
    ['ru', 'домами', 'дом'],
    ['ru', 'детей', 'ребёнок'],
    ['ru', 'быстро', ''],
    ['ru', 'большого', 'большой'],
    ['fa', 'می‌روند', 'رفتن'],
    ['fa', 'کتاب‌ها', 'کتاب'],
    ['fa', 'مردم', ''],
    ['de', 'ging', ''],
    ['ko', '갔다', ''],
  ])('%s: %s', async (code, form, expected) => {
    expect(await suggestFirstLemma(code, form)).toBe(expected);
  });

  test('are found for several languages, both in sequence and concurrently', async () => {
    const cases: [string, string, string][] = [
      ['fr', 'chevaux', 'cheval'],
      ['ru', 'книгами', 'книга'],
      ['es', 'casas', 'casa'],
      ['fr', 'chevaux', 'cheval'],
    ];
    const found = await Promise.all(cases.map(([code, form]) => analyzer.lemmas([form], idOf(code))));
    expect(found.map(([lemmas]) => lemmas?.[0])).toEqual(cases.map(([, , lemma]) => lemma));
  });

  test('are returned for every form, even a malformed one', async () => {
    const oddForms = ['', "'", '\u0301', '𐀀', 'x'.repeat(200), '\ud800', 'a\0b', '%s', '-', 'ё'];
    for (const code of ['ja', 'en', 'fr', 'es', 'pt', 'ru', 'fa'])
      expect(await analyzer.lemmas(oddForms, idOf(code))).toHaveLength(oddForms.length);
  });
});
