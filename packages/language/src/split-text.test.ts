import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { languageByCode, languages } from './languages.ts';
import { needsLargeDictionary } from './needs-dictionary.ts';
import { splitText } from './split-text.ts';

const idOf = (code: string): number => languageByCode(code)?.id ?? 0;
const dictionaries = { chinese: (run: string) => [...run] };
const sentences = (code: string, text: string): string[] =>
  [...splitText(text, idOf(code), dictionaries)].map((sentence) => sentence.text.trim());

describe('sentence boundaries', () => {
  // Language, and a text with a bar between its sentences.
  test.each([
    ['en', 'I said no. |Come in.'],
    ['en', 'Mr. Smith met Dr. Jones, e.g. Tuesday. |They spoke.'],
    ['en', 'It cost 3.14 or 1,000 in No. 5, see Fig. 3. |Good.'],
    ['en', 'J. R. R. Tolkien wrote it. |So do I. |Plan B. |The end.'],
    ['en', 'The U.S. Army left the U.S. |The rest stayed at 5 p.m. |He slept.'],
    ['en', '“What?” he said. |“No!” |She left (it was late). |“Yes.” |Then… well, nothing... |Good night!'],
    ['en', 'Really?! |Yes. |1. Beginnings'],
    ['en', 'See example.com or http://a.b/c?d=E. |Then wait!—no.'],
    ['en', 'It is so.[12] |The rest follows. |iPhones are e.g. phones etc. |They ring.'],
    ['fr', '« Bonjour ! » dit-il. |M. Dupont et Mme. Durand sont là. |« Oui. » |Elle part, p. ex. à 5 h.'],
    ['it', 'Il sig. Rossi arriva alle 5. |Non disse nulla, ecc. |Poi uscì.'],
    ['es', '¿Qué? |¡Hola! |El Sr. Gómez y Ud. vienen. |—Sí —dijo.'],
    [
      'de',
      'Am 3. Mai kam z.B. Über Nacht der 2. Band usw. |Dann ging er. |„Komm!“ sagte er. |Im 19. Jahrhundert.',
    ],
    ['ru', 'В 2008 г. он жил в г. Москва, т.е. там. |А. С. Пушкин и т.д. |Потом ушёл.'],
    ['ar', 'كيف حالك؟ |د. أحمد بخير. |شكرا!'],
    ['he', 'מה שלומך? |ד"ר א. כהן כאן. |תודה.'],
    ['fa', 'حال شما؟ |خوبم. |سلام'],
    ['grc', 'τί ἐστι; |οὐκ οἶδα. |ἄνθρωπος ἔφη·'],
    ['zh', '你好！|他说：“走吧。”|我们走。|π是3.14。'],
    ['th', 'สวัสดี! |พ.ศ. 2550 ดี ก.ค. นี้'],
    ['ko', '안녕하세요. |네. |2008년입니다.'],
    ['tr', '19. Yüzyıl bitti. |Bu iyi.'],
  ])('%s: %s', (code, marked) => {
    const expected = marked.split('|').map((sentence) => sentence.trim());
    expect(sentences(code, marked.replaceAll('|', ''))).toEqual(
      expected.filter((sentence) => sentence !== ''),
    );
  });

  test('ends sentences at blank lines and at the ends of short lines', () => {
    expect(sentences('en', 'Chapter One\n\nThe Sea\nby A. Writer\n\nIt was calm')).toEqual([
      'Chapter One',
      'The Sea',
      'by A. Writer',
      'It was calm',
    ]);
  });

  test('doesn’t end sentences where a line was wrapped', () => {
    const wrapped = [
      'Call me Ishmael. Some years ago, never mind how long precisely, having',
      'little or no money in my purse, and nothing particular to interest',
      'Ishmael on shore, I thought I would sail about a little and see the',
      'Watery part of the world with Mr.',
      'Smith.',
      '',
      'It is a way I have.',
    ].join('\n');
    expect(sentences('en', wrapped)).toEqual([
      'Call me Ishmael.',
      wrapped.slice(17, wrapped.indexOf('Smith.')).trim(),
      'Smith.',
      'It is a way I have.',
    ]);
  });

  test('ends a sentence at every line if each line is a paragraph', () => {
    const lines = [
      'A heading without a full stop that is not quite short enough to be obvious',
      `He came home. ${'Nobody had seen him there before that day. '.repeat(4)}`.trim(),
      'There was nothing left to say about it, and so nobody spoke. '.repeat(3).trim(),
      'Another heading that stands alone',
      'The end.',
    ];
    const found = sentences('en', lines.join('\n'));
    expect(found).toContain(lines[0]);
    expect(found).toContain(lines[3]);
    expect(found).toHaveLength(1 + 5 + 3 + 1 + 1);
  });

  test('ends sentences at the ends of lines of verse and before indented lines', () => {
    expect(sentences('en', 'Tyger Tyger, burning bright,\nIn the forests of the night;')).toHaveLength(2);
    expect(
      sentences('en', `${'He walked on and on for a long time '.repeat(2)}\n    and rested`),
    ).toHaveLength(2);
  });

  test('splits a sentence of more than 1,000 characters at a comma or space', () => {
    const endlessSentence = 'one two three, four five '.repeat(400);
    const found = [...splitText(endlessSentence, idOf('en'))];
    for (const { text } of found) {
      expect(text.length).toBeLessThanOrEqual(1001);
      expect(text).toMatch(/, $|five $/);
    }
    for (const { text } of splitText('🙂'.repeat(3000), idOf('zh'), dictionaries))
      expect(text).not.toMatch(/\p{Surrogate}/u);
  });
});

describe('splitText', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...'.!?…。？؟\n \t"\'’«»()-:@;,·\u00ad\u200b\u200c\u0301'),
    fc.constantFrom(
      'l’',
      "aujourd'hui",
      'U.S.',
      '\n\n',
      'a-t-il',
      'http://',
      'x.com',
      'צה"ל',
      'ไทย',
      '食べました',
      '中文',
      '١٢٣',
      '3.14',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const text = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));

  test.each(
    languages
      .filter(({ id }) => !needsLargeDictionary(id))
      .map((language) => [language.code, language.id] as const),
  )('%s: keeps the whole text, with words that contain no spaces and never overlap', (_code, id) => {
    fc.assert(
      fc.property(text, (input) => {
        let joined = '';
        for (const sentence of splitText(input, id, dictionaries)) {
          joined += sentence.text;
          let last = 0;
          for (let i = 0; i < sentence.words.length; i += 2) {
            const [start = -1, end = -1] = sentence.words.slice(i, i + 2);
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(sentence.text.slice(start, end)).toMatch(/^\S*\p{L}\S*$/u);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(sentence.text.length);
        }
        expect(joined).toBe(input);
      }),
      { numRuns: 60 },
    );
  });

  // Quadratic code would take minutes at this size and exceed the timeout.
  test.each(['a', '.', 'a.', 'a@', "a'", 'a-', '. ', 'a)', 'aa.', '\n', 'a\n', '"א', 'a. (((((', '\u0301'])(
    'takes linear time for a repeated %j',
    (unit) => {
      const longText = unit.repeat(300_000 / unit.length);
      let length = 0;
      for (const sentence of splitText(longText, idOf('en'))) length += sentence.text.length;
      expect(length).toBe(longText.length);
    },
  );

  test('throws if the dictionary that a language needs is missing', () => {
    expect(() => [...splitText('日本', idOf('ja'), dictionaries)]).toThrow(/dictionary/);
    expect(() => [...splitText('中国', idOf('zh'))]).toThrow(/dictionary/);
    expect([...splitText('Hello', idOf('en'))]).toHaveLength(1);
  });
});
