import { describe, expect, test } from 'vitest';

import { findWords } from './find-words.ts';
import { languageByCode } from './languages.ts';
import { normalizeWord } from './normalize.ts';

const idOf = (code: string): number => languageByCode(code)?.id ?? 0;
// In production, the analyzer loads a real dictionary. For testing the rules, single characters are enough.
const dictionaries = { chinese: (run: string) => [...run] };
const words = (code: string, text: string): string => findWords(text, idOf(code), dictionaries).join(' | ');

// Language, text, and the words found in it. Languages that aren't in our table (uk, ca) get the general rules.
const cases: [string, string, string][] = [
  ['en', "don't", "don't"],
  ['en', 'it’s', 'it’s'],
  ['en', "o'clock", "o'clock"],
  ['en', "'It's a day'", "It's | a | day"],
  ['en', '‘It’s a day’', 'It’s | a | day'],
  ['en', "the dogs' bowls and John's", "the | dogs | bowls | and | John's"],
  ['en', "'Tis true, 'twas me", "'Tis | true | 'twas | me"],
  ['en', 'mother-in-law', 'mother | in | law'],
  ['en', 'an e-mail, a T-shirt, a 5-year plan', 'an | e-mail | a | T-shirt | a | year | plan'],
  ['en', 'the U.S. Army', 'the | U.S. | Army'],
  ['en', 'in the U.S.', 'in | the | U.S.'],
  ['en', 'e.g., i.e. a Ph.D. at 5 a.m.', 'e.g. | i.e. | a | Ph.D. | at | a.m.'],
  ['en', 'Mr. Smith', 'Mr | Smith'],
  ['en', 'I said no.Come in', 'I | said | no | Come | in'],
  ['en', '3.14 and 1,000 or 1/2', 'and | or'],
  ['en', 'the 3rd of 1990s', 'the | 3rd | of | 1990s'],
  ['en', 'cafe\u0301', 'cafe\u0301'],
  ['en', 'zero\u200bwidth soft\u00adhyphen', 'zero | width | soft\u00adhyphen'],
  ['en', '_Moby_ *Dick* “here” — (there)', 'Moby | Dick | here | there'],
  ['en', 'mail a.b+c@example.com or see https://example.com/a?b=c#d.', 'mail | or | see'],
  ['en', 'at www.example.org, example.com or @someone now', 'at | or | now'],
  ['en', 'the 𝐛𝐨𝐥𝐝 word 🙂👍🏽', 'the | 𝐛𝐨𝐥𝐝 | word'],
  ['fr', 'l’homme', 'l’ | homme'],
  ['fr', "aujourd'hui", "aujourd'hui"],
  ['fr', "d'aujourd'hui", "d' | aujourd'hui"],
  ['fr', "quelqu'un presqu'île", "quelqu'un | presqu'île"],
  ['fr', "Qu'est-ce que c'est", "Qu' | est | ce | que | c' | est"],
  ['fr', 'est-ce', 'est | ce'],
  ['fr', 'donne-le-moi', 'donne | le | moi'],
  ['fr', "a-t-il, va-t'en, dit-elle", "a | il | va | t' | en | dit | elle"],
  ['fr', "l'arc-en-ciel, peut-être un rendez-vous", "l' | arc-en-ciel | peut-être | un | rendez-vous"],
  [
    'fr',
    "c'est-à-dire un chef-d'œuvre jusqu'à l'« État »",
    "c'est-à-dire | un | chef-d'œuvre | jusqu' | à | l' | État",
  ],
  ['it', "dell'acqua", "dell' | acqua"],
  ['it', "un po' d’acqua, c'è l'«Espresso»", "un | po' | d’ | acqua | c' | è | l' | Espresso"],
  ['es', '¿Qué? ¡Año 1º!', 'Qué | Año'],
  [
    'de',
    'z.B. Über die E-Mail geht’s nach Baden-Württemberg',
    'z.B. | Über | die | E-Mail | geht’s | nach | Baden | Württemberg',
  ],
  ['nl', "'s morgens in 't huis", "'s | morgens | in | 't | huis"],
  ['ca', 'paral·lel', 'paral·lel'],
  ['tr', "İstanbul'da", "İstanbul'da"],
  ['ru', 'кто-то, кто-нибудь по-русски', 'кто-то | кто-нибудь | по-русски'],
  ['ru', 'и т.д. в 2008 г.', 'и | т.д. | в | г'],
  ['uk', 'об’єкт', 'об’єкт'],
  ['grc', 'ἄνθρωπος', 'ἄνθρωπος'],
  ['grc', 'ἀλλ’ ἐγώ', 'ἀλλ’ | ἐγώ'],
  ['he', 'צה"ל', 'צה"ל'],
  ['he', 'ד״ר', 'ד״ר'],
  ['he', "ג'ירפה", "ג'ירפה"],
  ['he', 'קראתי ב"הארץ" היום', 'קראתי | ב | הארץ | היום'],
  ['he', 'בית־ספר', 'בית | ספר'],
  ['ar', '١٢٣', ''],
  ['ar', 'الكتاب، كِتَابٌ؟', 'الكتاب | كِتَابٌ'],
  ['fa', 'می‌خواهم', 'می‌خواهم'],
  ['ko', '2008년에 1,000원', '2008년에 | 1,000원'],
  ['ko', "'홈런왕'의", '홈런왕 | 의'],
  ['id', 'anak-anak', 'anak-anak'],
  ['vi', 'Tiếng Việt', 'Tiếng | Việt'],
  ['th', 'สวัสดีทุกคน!', 'สวัสดี | ทุก | คน'],
  ['th', 'การทำงาน ๑๒๓ iPhone', 'การทำงาน | iPhone'],
  ['th', 'มา2เดือน แล้วก็๓วัน', 'มา | เดือน | แล้ว | ก็ | วัน'],
  ['th', 'ผมก็ไป ณ ที่นี้', 'ผม | ก็ | ไป | ณ | ที่ | นี้'],
  ['zh', '我2024年在用iPhone。', '我 | 年 | 在 | 用 | iPhone'],
  ['zh', '埃舍尔和曼努埃尔', '埃舍尔 | 和 | 曼努埃尔'],
];

describe('findWords', () => {
  test.each(cases)('%s: %s', (code, text, expected) => {
    expect(words(code, text)).toBe(expected);
  });

  test('matches composed and decomposed forms, and both apostrophes', () => {
    expect(normalizeWord('cafe\u0301', idOf('fr'))).toBe(normalizeWord('café', idOf('fr')));
    expect(normalizeWord('об’єкт', idOf('ru'))).toBe(normalizeWord("об'єкт", idOf('ru')));
    expect(normalizeWord('ד״ר', idOf('he'))).toBe(normalizeWord('ד"ר', idOf('he')));
  });

  test('skips strings that are too long to be a word', () => {
    expect(words('en', `a ${'x'.repeat(201)} b`)).toBe('a | b');
  });
});
