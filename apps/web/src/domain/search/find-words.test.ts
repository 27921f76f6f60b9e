import { expect, it } from 'vitest';

import { findWords, containsAll, searchable, searchWords } from './find-words.ts';

const findMatches = (text: string, search: string) =>
  findWords(searchable(text), searchWords(search)).map(({ from, to }) => text.slice(from, to));

it.each([
  ['Où est le Café ?', 'cafe', ['Café']],
  ['Die Straße', 'STRASSE', ['Straße']],
  ['الكِتابُ هنا', 'كتاب', ['كِتابُ']],
  ['إلى المكتبة', 'الى', ['إلى']],
  ['one, two, one', 'one', ['one', 'one']],
  ['subtitles', 'sub title', ['subtitle']],
  ['nothing', 'else', []],
])('in “%s”, finds the matches for “%s”', (text, search, found) => {
  expect(findMatches(text, search)).toEqual(found);
});

it('matches only when each word occurs in at least one of the texts', () => {
  const texts = [searchable('Anki'), searchable('A card with a sound')];
  expect(containsAll(texts, searchWords('sound anki'))).toBe(true);
  expect(containsAll(texts, searchWords('sound lute'))).toBe(false);
  expect(containsAll(texts, searchWords('  '))).toBe(true);
});
