import { expect, it } from 'vitest';

import { toSentence } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { toParagraphs } from './paragraphs.ts';

const shape = (...texts: string[]) =>
  toParagraphs(texts.map((text, seq) => toSentence(seq, text))).map(({ sentences, after }) => [
    sentences.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join(''),
    after,
  ]);

it('starts a paragraph after a blank line', () => {
  expect(shape('One. ', 'Two.\n\n', 'Three.')).toEqual([
    ['One. Two. ', 'space'],
    ['Three.', 'space'],
  ]);
});

it('preserves line breaks in verse', () => {
  expect(shape('O line\n', 'of verse\n\n', 'Prose.')).toEqual([
    ['O line ', 'line'],
    ['of verse ', 'space'],
    ['Prose.', 'space'],
  ]);
});

it('joins the lines of wrapped prose', () => {
  expect(shape('A line that\nwas wrapped.\n', 'The next\none.')).toEqual([
    ['A line that was wrapped. The next one.', 'space'],
  ]);
});

it('numbers the words consecutively across the page', () => {
  const words = toParagraphs([toSentence(0, 'Un chat.\n\n'), toSentence(1, 'Deux chats.')])
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ tokens }) => tokens.flatMap(({ text, word }) => (word ? [[word.index, text]] : [])));
  expect(words).toEqual([
    [0, 'Un'],
    [1, 'chat'],
    [2, 'Deux'],
    [3, 'chats'],
  ]);
});
