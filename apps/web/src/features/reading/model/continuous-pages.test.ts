import { expect, test } from 'vitest';

import { toSentence } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { toPageParagraphs } from './continuous-pages.ts';

test('keeps page boundaries and numbers the words consecutively across pages', () => {
  const paragraphs = toPageParagraphs([
    { page: 3, sentences: [toSentence(4, 'Un chat.\n\n'), toSentence(5, 'Deux. ')] },
    { page: 4, sentences: [toSentence(6, 'Trois chats.')] },
  ]);
  expect(paragraphs.map(({ begins, ends }) => [begins, ends])).toEqual([
    [3, undefined],
    [undefined, 3],
    [4, 4],
  ]);
  const words = paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens));
  expect(words.flatMap(({ word }) => word?.index ?? [])).toEqual([0, 1, 2, 3, 4]);
});
