import { expect, test } from 'vitest';

import { toDisplaySentences } from './sentences.ts';
import { toSentence } from './testing/sample-sentence.ts';
import { withoutSpaces } from './without-spaces.ts';

const stripText = (text: string): string =>
  withoutSpaces([{ sentences: toDisplaySentences([toSentence(0, text)]) }])
    .flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens.map((token) => token.text)))
    .join('');

test.each([
  ['我 喜欢 猫 。 他 也 是 。', '我喜欢猫。他也是。'],
  ['私　は\u3000猫 です', '私は猫です'],
  ['แมว กิน ปลา', 'แมวกินปลา'],
  ['我 用 Google Maps 和 iPhone 15', '我用 Google Maps 和 iPhone 15'],
])('%j becomes %j', (text, expected) => {
  expect(stripText(text)).toBe(expected);
});
