import { languageByCode } from '@glossa/language/languages';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { createAnalyzer } from '../analyzer.ts';
import { collectSentences } from '../testing/all-sentences.ts';
import { threadProgram } from '../testing/thread-program.ts';

// Loading the dictionary can take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const analyzer = createAnalyzer(threadProgram);
const ja = languageByCode('ja')?.id ?? 0;
afterAll(() => analyzer.close());

const splitSentences = async (text: string): Promise<string[]> =>
  (await collectSentences(analyzer, text, ja)).map((sentence) => sentence.text);

describe('Japanese words', () => {
  test.each([
    ['元気です私', '元気 | です | 私'],
    ['行く先々', '行く先々'],
    ['2024年', '年'],
    ['食べられませんでした', '食べられませんでした'],
    ['食べたくなかった。飲んで、読めば、行こう。', '食べたくなかった | 飲んで | 読めば | 行こう'],
    ['静かだった。美味しくなかったです。', '静か | だった | 美味しくなかった | です'],
    ['彼はiPhone 15を買った。', '彼 | は | iPhone | を | 買った'],
    ['私は𠮷野家で👍食べた。', '私 | は | 𠮷 | 野家 | で | 食べた'],
    ['𐀀l’猫', '𐀀l | 猫'],
    ['猫\ud800食べた', '猫 | 食べた'],
    ['勉強しなければならない。', '勉強 | しなければ | ならない'],
  ])('%s', async (text, expected) => {
    expect((await analyzer.findWords(text, ja)).join(' | ')).toBe(expected);
  });
});

describe('Japanese sentences', () => {
  test.each(['「ありがとう。」と言った。|彼は！|行った？|「うん。」|そう……か。'])('%s', async (marked) => {
    expect(await splitSentences(marked.replaceAll('|', ''))).toEqual(marked.split('|'));
  });

  test('keep the whole text, with words that contain no spaces and never overlap', async () => {
    const pieces = fc.oneof(
      fc.constantFrom(
        '食べました',
        '行く先々',
        '。',
        '「',
        '」',
        '\n\n',
        '々',
        'iPhone',
        '3.14',
        ' ',
        '𠮷',
        '\0',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        let joined = '';
        for (const { text, words } of await collectSentences(analyzer, given, ja)) {
          joined += text;
          let last = 0;
          for (let i = 0; i < words.length; i += 2) {
            const [start = -1, end = -1] = words.slice(i, i + 2);
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(text.slice(start, end)).toMatch(/^\S*\p{L}\S*$/u);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(text.length);
        }
        expect(joined).toBe(given);
      }),
      { numRuns: 60 },
    );
  });
});
