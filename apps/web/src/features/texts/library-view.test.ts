import { expect, it } from 'vitest';

import { libraryView } from './library-view.ts';

const { read, write } = libraryView;

const defaultView = {
  search: '',
  difficulty: undefined,
  tag: '',
  favorite: false,
  sort: 'date',
  page: 1,
} as const;

it('reads an empty query as the first page of the whole list', () => {
  expect(read(new URLSearchParams())).toEqual(defaultView);
  expect(write(defaultView).toString()).toBe('');
});

it('preserves every setting in a round trip through the URL', () => {
  const view = {
    search: 'café',
    difficulty: 'advanced',
    tag: 'short story',
    favorite: true,
    sort: 'title',
    page: 3,
  } as const;
  expect(read(write(view))).toEqual(view);
});

it('ignores invalid parameters in the URL', () => {
  const typed = new URLSearchParams('difficulty=hard&sort=size&page=-2&favorite=maybe');
  expect(read(typed)).toEqual(defaultView);
});
