import { expect, test } from 'vitest';

import { sentenceOf } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { paragraphsOfPages } from './continuous-pages.ts';

test('keeps page boundaries and numbers the words consecutively across pages', () => {
  const paragraphs = paragraphsOfPages([
    { page: 3, sentences: [sentenceOf(4, 'Un chat.\n\n'), sentenceOf(5, 'Deux. ')] },
    { page: 4, sentences: [sentenceOf(6, 'Trois chats.')] },
  ]);
  expect(paragraphs.map(({ begins, ends }) => [begins, ends])).toEqual([
    [3, undefined],
    [undefined, 3],
    [4, 4],
  ]);
  const words = paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens));
  expect(words.flatMap(({ word }) => word?.index ?? [])).toEqual([0, 1, 2, 3, 4]);
});
