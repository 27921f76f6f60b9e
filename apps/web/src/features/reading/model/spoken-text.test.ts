import { expect, it } from 'vitest';

import { sentenceText } from '@/domain/words/in-text/sentences.ts';
import { toSpokenWords, wordAtCharacter } from './spoken-text.ts';

const sentence = {
  seq: 0,
  tokens: [
    { t: '\n “' },
    { t: 'L’été', w: 1 },
    { t: '  est\n ', w: undefined },
    { t: 'là', w: 2 },
    { t: '!” \n\n' },
  ],
};

it('speaks the displayed text on a single line', () => {
  expect(toSpokenWords(sentence).text).toBe('“L’été est là!”');
  expect(toSpokenWords(sentence).text).toBe(sentenceText([sentence], 0));
});

it('finds the word that contains a spoken character, and none between words', () => {
  const spoken = toSpokenWords(sentence);
  const wordAt = (part: string) => wordAtCharacter(spoken, spoken.text.indexOf(part));
  expect([wordAt('L’'), wordAt('été'), wordAt('là')]).toEqual([0, 0, 1]);
  expect([wordAt('“'), wordAt('est'), wordAt('!')]).toEqual([undefined, undefined, undefined]);
});
