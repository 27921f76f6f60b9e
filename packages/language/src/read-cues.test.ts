import { describe, expect, test } from 'vitest';

import { cuesToText } from './cues-to-text.ts';
import { readCues } from './read-cues.ts';
import { timeSentences } from './time-sentences.ts';

const said = (text: string): string[] => readCues(text).map((cue) => cue.text);
const srt = (...texts: string[]) =>
  texts.map((text, n) => `${n + 1}\n00:00:0${n},000 --> 00:00:0${n + 1},000\n${text}\n`).join('\n');

describe('cues', () => {
  test('of .srt, also without hours, empty lines and in any order', () => {
    expect(
      readCues(
        '\uFEFF2\r\n01:00:03,500 --> 01:00:04,000 X1:1 X2:2\r\nTwo\r\n\r\n1\r\n00:01,5 --> 00:02,000\r\nOne',
      ),
    ).toEqual([
      { start: 1500, end: 2000, text: 'One' },
      { start: 3_603_500, end: 3_604_000, text: 'Two' },
    ]);
    expect(said('1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:02,000 --> 00:00:03,000\nTwo')).toEqual([
      'One',
      'Two',
    ]);
  });

  test('of .vtt, without its notes and styles', () => {
    const vtt =
      'WEBVTT\n\nNOTE no\n\nSTYLE\n::cue { color: red }\n\nid\n00:01.000 --> 00:02.000 align:start\n<v Bob>Hi &amp; <00:01.500><c.x>bye</c>';
    expect(said(vtt)).toEqual(['Hi & bye']);
  });

  test('of .lrc, a line for each of its times', () => {
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
  ])('%j is spoken as %j', (raw, spoken) => {
    expect(said(srt(raw))).toEqual([spoken]);
  });

  test('nothing is in other texts, and what is hostile is read in no time', () => {
    expect(readCues('Hello\n-->\n[x]')).toEqual([]);
    const started = performance.now();
    readCues('a\n'.repeat(1_000_000));
    readCues(`00:00:01,000 --> 00:00:02,000\n${'<'.repeat(500_000)}${'('.repeat(500_000)}`);
    readCues(`${' '.repeat(300_000)}-->`);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

test('sentences over several cues are put together, and silence begins a paragraph', () => {
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

describe('times of sentences', () => {
  const cues = [
    { start: 0, end: 1000, text: 'Chapter one.' },
    { start: 1000, end: 3000, text: 'It was late, and' },
    { start: 3000, end: 4000, text: 'I left. Then' },
    { start: 4000, end: 5000, text: 'it rained.' },
  ];

  test('are found by their words, whatever stands between', () => {
    const sentences = [
      'CHAPTER ONE ',
      'It was late – and I left! ',
      'This was never said. ',
      '“Then it rained…”',
    ];
    expect(timeSentences(sentences, cues)).toEqual([0, 1000, null, 3556]);
  });

  test('of nothing are none, and of much are found in no time', () => {
    expect(timeSentences(['A.', '…'], [])).toEqual([null, null]);
    const sentences = Array.from(
      { length: 30_000 },
      (_, n) => `Sentence number ${n} was never said by anybody.`,
    );
    const speech = Array.from({ length: 30_000 }, (_, n) => ({
      start: n,
      end: n + 1,
      text: `words of cue ${n}`,
    }));
    const started = performance.now();
    expect(timeSentences(sentences, speech).every((time) => time === null)).toBe(true);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
