import { expect, it } from 'vitest';

import { splitHits } from './split-hits.ts';

it.each([
  ['Le français', 'FRANCAIS', ['Le ', 'français', '']],
  ['Straße ohne Straße', 'strasse', ['', 'Straße', ' ohne ', 'Straße', '']],
  ['a.b', '.', ['a', '.', 'b']],
  ['fox', 'ant', ['fox']],
  ['fox', '', ['fox']],
])('splits %s at %s', (text, query, pieces) => {
  expect(splitHits(text, query)).toEqual(pieces);
});
