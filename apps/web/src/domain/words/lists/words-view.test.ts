import { expect, it } from 'vitest';

import { filterCount, toFilters, isNarrowed, noFilters, readView, viewParams } from './words-view.ts';

const view = (query: string) => readView(new URLSearchParams(query));
const text = '0192a0b0-0000-7000-9000-000000000001';

it.each([
  '',
  'search=chat&status=learning&min=1&max=3&part=noun&tag=animals&phrases=false&translated=true&sort=level',
  `text=${text}&phrases=true&translated=false&sort=alphabetical`,
  'min=0',
])('round-trips a query string: %s', (query) => {
  const roundTripped = new URLSearchParams(viewParams(view(query)));
  roundTripped.sort();
  const sorted = new URLSearchParams(query);
  sorted.sort();
  expect(roundTripped.toString()).toBe(sorted.toString());
});

it('ignores invalid URL parameters', () => {
  expect(
    view(`search=${'x'.repeat(201)}&status=dull&min=9&max=-1&text=1&phrases=yes&translated=no&sort=up`),
  ).toEqual(view(''));
});

it('counts a level range as one filter, and doesn’t count the search or the status', () => {
  expect(filterCount(view('min=1&max=3&search=a&status=known'))).toBe(1);
  expect(filterCount(view(`min=0&part=noun&tag=a&text=${text}&phrases=false&translated=false`))).toBe(6);
});

it('treats a view as filtered by a status but not by a sort order, and clears every filter', () => {
  expect(isNarrowed(view('sort=level'))).toBe(false);
  expect(isNarrowed(view('status=known'))).toBe(true);
  const clearedView = {
    ...view(`search=a&status=known&min=0&phrases=false&translated=false&text=${text}&sort=level`),
    ...noFilters,
  };
  expect(clearedView).toEqual(view('sort=level'));
});

it('converts filters to the API’s parameters', () => {
  expect(toFilters(view('search=a&min=0&phrases=false&translated=false'), 'fr')).toEqual({
    language: 'fr',
    search: 'a',
    knowledge_level_min: 0,
    is_phrase: false,
    has_translation: false,
  });
});
