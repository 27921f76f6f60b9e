import { expect, it } from 'vitest';

import { splitMatches } from './option-list.tsx';

it.each([
  ['Le français', 'FRANCAIS', ['Le ', 'français', '']],
  ['Straße ohne Straße', 'strasse', ['', 'Straße', ' ohne ', 'Straße', '']],
  ['a.b', '.', ['a', '.', 'b']],
  ['fox', 'ant', ['fox']],
  ['fox', '', ['fox']],
])('splits %s at %s', (text, query, pieces) => {
  expect(splitMatches(text, query)).toEqual(pieces);
});
