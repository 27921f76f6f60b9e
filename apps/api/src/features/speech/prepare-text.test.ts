import { describe, expect, test } from 'vitest';

import { prepareText, splitText } from './prepare-text.ts';

const prepare = (text: string) => prepareText(text, 4096);

test.each([
  ['# A fable', 'A fable'],
  ['> The fox', 'The fox'],
  ['- the grapes', 'the grapes'],
  ['The **red** fox *saw* `them`, ~~really~~.', 'The red fox saw them, really.'],
  ['_So_ it __was__; snake_case stays', 'So it was; snake_case stays'],
  ['3*4 = 12, 3 * 4 = 12', '3*4 = 12, 3 4 = 12'],
  ['See ![a fox](fox.png) and [grapes](https://example.org/a_b).', 'See a fox and grapes.'],
  ['The\u0000 fox\r\n\u00A0saw\u3000them', 'The fox saw them'],
  ['gra\u00ADpes\u200B and \u202Bgrapes\u202C', 'grapes and grapes'],
  // Persian needs zero-width non-joiners.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['e\u0301te\u0301', 'été'],
  ['狐狸看见了葡萄。', '狐狸看见了葡萄。'],
  ['42', '42'],
])('prepares %j', (text, expected) => {
  expect(prepare(text)).toBe(expected);
});

test.each(['', ' ', '* * *', '—', '…', '###', '🦊'])('finds no words in %j', (text) => {
  expect(() => prepare(text)).toThrow(expect.objectContaining({ code: 'speech_without_words' }));
});

test('rejects a text that would take more than four requests', () => {
  expect(prepare('fox '.repeat(2000))).toHaveLength(7999);
  expect(() => prepare('fox '.repeat(2100))).toThrow(expect.objectContaining({ code: 'speech_too_long' }));
});

test('takes linear time for hostile Markdown', () => {
  for (const part of ['**a ', '[', '![a](', '_ ', '`~']) {
    const began = performance.now();
    try {
      prepare(`${part.repeat(30_000)}a`);
    } catch {
      // Too long.
    }
    expect(performance.now() - began).toBeLessThan(1000);
  }
});

describe('splitting a long text', () => {
  test.each([
    ['One, two, three. Four, five', ['One, two, three.', 'Four, five']],
    ['One two three, four five', ['One two three,', 'four five']],
    ['one two three four five', ['one two three four', 'five']],
    ['一二三四五六七八九十。一二三四五六七八九十', ['一二三四五六七八九十。', '一二三四五六七八九十']],
    ['abcdefghijklmnopqrstuvwxyz', ['abcdefghijklmnopqrs', 'tuvwxyz']],
  ])('%s', (text, parts) => {
    expect(splitText(text, 20)).toEqual(parts);
  });

  test('never splits a character', () => {
    const parts = splitText('👩‍👩‍👧‍👦'.repeat(10), 30);
    expect(parts.join('')).toBe('👩‍👩‍👧‍👦'.repeat(10));
    for (const part of parts) expect(part.length % '👩‍👩‍👧‍👦'.length).toBe(0);
  });

  test('never returns an empty or overlong part', () => {
    const parts = splitText(`${'x'.repeat(50)}. ${'y '.repeat(50)}`, 20);
    expect(parts.every(({ length }) => length > 0 && length <= 20)).toBe(true);
  });
});
