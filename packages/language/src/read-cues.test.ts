import { describe, expect, test, vi } from 'vitest';

import { cuesToText } from './cues-to-text.ts';
import { readCues } from './read-cues.ts';
import { timeSentences } from './time-sentences.ts';

const readTexts = (text: string): string[] => readCues(text).map((cue) => cue.text);
const srt = (...texts: string[]) =>
  texts.map((text, n) => `${n + 1}\n00:00:0${n},000 --> 00:00:0${n + 1},000\n${text}\n`).join('\n');

/** Counts the characters that regular expressions search during `run`, and collects the expressions. */
function recordSearches(run: () => void): { characters: number; patterns: Set<string> } {
  const patterns = new Set<string>();
  let characters = 0;
  const exec = Reflect.get(RegExp.prototype, 'exec');
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    patterns.add(this.source);
    // A sticky expression tries only one position.
    if (found) characters += found.index + found[0].length - from + 1;
    else characters += this.sticky ? 1 : text.length - from + 1;
    return found;
  });
  try {
    run();
  } finally {
    spy.mockRestore();
  }
  return { characters, patterns };
}

describe('readCues', () => {
  test('reads .srt cues, even without hours or blank lines, and in any order', () => {
    expect(
      readCues(
        '\uFEFF2\r\n01:00:03,500 --> 01:00:04,000 X1:1 X2:2\r\nTwo\r\n\r\n1\r\n00:01,5 --> 00:02,000\r\nOne',
      ),
    ).toEqual([
      { start: 1500, end: 2000, text: 'One' },
      { start: 3_603_500, end: 3_604_000, text: 'Two' },
    ]);
    expect(readTexts('1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:02,000 --> 00:00:03,000\nTwo')).toEqual(
      ['One', 'Two'],
    );
  });

  test('reads .vtt cues, without notes and styles', () => {
    const vtt =
      'WEBVTT\n\nNOTE no\n\nSTYLE\n::cue { color: red }\n\nid\n00:01.000 --> 00:02.000 align:start\n<v Bob>Hi &amp; <00:01.500><c.x>bye</c>';
    expect(readTexts(vtt)).toEqual(['Hi & bye']);
  });

  test('reads .lrc cues, one for each timestamp on a line', () => {
    expect(readCues('[ar:X]\n[00:10.50][01:00]La la\n[00:12]<00:12.10>Do <00:12.50>re')).toEqual([
      { start: 10_500, end: 12_000, text: 'La la' },
      { start: 12_000, end: 60_000, text: 'Do re' },
      { start: 60_000, end: 65_000, text: 'La la' },
    ]);
  });

  test.each([
    ['[MUSIC] Hello', 'Hello'],
    ['(LAUGHS) Hello', 'Hello'],
    ['♪ La la ♪', 'La la'],
    ['- Hello.\n- Bye.', 'Hello.\nBye.'],
    ['>> Hello', 'Hello'],
    ['DR. SMITH: Hello', 'Hello'],
    ['{\\an8}<i>Hello</i>', 'Hello'],
    ['（笑い声）こんにちは', 'こんにちは'],
    ['3 < 4 (really)', '3 < 4 (really)'],
  ])('reads %j as %j', (raw, spoken) => {
    expect(readTexts(srt(raw))).toEqual([spoken]);
  });

  test('finds no cues in a text without timestamps', () => {
    expect(readCues('Hello\n-->\n[x]')).toEqual([]);
  });

  test.each([
    ['lines without times', (size: number) => 'a\n'.repeat(size)],
    ['numbers without times', (size: number) => `00:01,0 --> 00:02,0\n${'1\n'.repeat(size)}`],
    ['times without speech', (size: number) => '00:01,0 --> 00:02,0\n'.repeat(size)],
    [
      'brackets that never close',
      (size: number) => `00:01,0 --> 00:02,0\n${'<'.repeat(size)}${'('.repeat(size)}`,
    ],
    ['spaces', (size: number) => `${' '.repeat(size)}-->\n00:01,0 --> 00:02,0\n${' '.repeat(size)}(a)`],
    ['several times on one line of lyrics', (size: number) => '[00:01]'.repeat(size)],
  ])('reads %s in linear time', (_name, text) => {
    const few = recordSearches(() => readCues(text(200)));
    const many = recordSearches(() => readCues(text(2000)));
    expect(few.characters).toBeGreaterThan(0);
    expect(many.characters).toBeLessThan(few.characters * 12);
    // Unbounded repetition may backtrack quadratically, which the count wouldn't show.
    for (const pattern of many.patterns) expect(pattern).not.toMatch(/(?<!\\)[*+]|,\}/);
  });
});

test('joins sentences across cues, and starts a paragraph after silence', () => {
  const cue = (start: number, text: string) => ({ start, end: start + 1000, text });
  expect(
    cuesToText([cue(0, 'I saw\na fox.'), cue(1000, 'It ran'), cue(2000, 'away.'), cue(9000, 'The end.')]),
  ).toBe('I saw a fox. It ran away.\n\nThe end.');
  expect(cuesToText([cue(0, '狐を'), cue(1000, '見た。')])).toBe('狐を見た。');
  expect(
    cuesToText([cue(0, 'One two'), cue(1000, 'One two\nthree four'), cue(2000, 'three four\nfive')]),
  ).toBe('One two three four five');
  expect(cuesToText([cue(0, 'No.'), cue(1000, 'No.')])).toBe('No. No.');
});

describe('timeSentences', () => {
  const cues = [
    { start: 0, end: 1000, text: 'Chapter one.' },
    { start: 1000, end: 3000, text: 'It was late, and' },
    { start: 3000, end: 4000, text: 'I left. Then' },
    { start: 4000, end: 5000, text: 'it rained.' },
  ];

  test('matches words, ignoring case and punctuation', () => {
    const sentences = [
      'CHAPTER ONE ',
      'It was late – and I left! ',
      'This was never said. ',
      '“Then it rained…”',
    ];
    expect(timeSentences(sentences, cues)).toEqual([0, 1000, null, 3556]);
  });

  test('returns null for a sentence without a nearby match', () => {
    expect(timeSentences(['A.', '…'], [])).toEqual([null, null]);
    const searched = (size: number): number => {
      const sentences = Array.from(
        { length: size },
        (_, n) => `Sentence number ${n} was never said by anybody.`,
      );
      const speech = Array.from({ length: size }, (_, n) => ({
        start: n,
        end: n + 1,
        text: `words of cue ${n}`,
      }));
      const search = vi.spyOn(String.prototype, 'indexOf');
      try {
        expect(timeSentences(sentences, speech).every((time) => time === null)).toBe(true);
        return (search.mock.contexts as string[]).reduce((sum, around) => sum + around.length, 0);
      } finally {
        search.mockRestore();
      }
    };
    // Both sizes, 1,000 and 4,000, exceed the range in which a sentence is searched for.
    const few = searched(1000);
    expect(few).toBeGreaterThan(0);
    expect(searched(4000)).toBeLessThan(few * 5);
  });
});
