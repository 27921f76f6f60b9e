import { expect, it } from 'vitest';

import { findWords, holdsAll, searchable, wordsOf } from './find-words.ts';

const marked = (text: string, search: string) =>
  findWords(searchable(text), wordsOf(search)).map(({ from, to }) => text.slice(from, to));

it.each([
  ['Où est le Café ?', 'cafe', ['Café']],
  ['Die Straße', 'STRASSE', ['Straße']],
  ['الكِتابُ هنا', 'كتاب', ['كِتابُ']],
  ['إلى المكتبة', 'الى', ['إلى']],
  ['one, two, one', 'one', ['one', 'one']],
  ['subtitles', 'sub title', ['subtitle']],
  ['nothing', 'else', []],
])('searches “%s” for %s', (text, search, found) => {
  expect(marked(text, search)).toEqual(found);
});

it('matches only when each word occurs in at least one of the texts', () => {
  const texts = [searchable('Anki'), searchable('A card with a sound')];
  expect(holdsAll(texts, wordsOf('sound anki'))).toBe(true);
  expect(holdsAll(texts, wordsOf('sound lute'))).toBe(false);
  expect(holdsAll(texts, wordsOf('  '))).toBe(true);
});
