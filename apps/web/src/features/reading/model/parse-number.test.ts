import { expect, it } from 'vitest';

import { parseNumber } from './parse-number.ts';

it.each([
  ['12', 12],
  [' 007 ', 7],
  ['٤٢', 42],
  ['۱۹', 19],
  ['१०', 10],
])('parses %s as %i', (typed, number) => expect(parseNumber(typed)).toBe(number));

it.each(['', 'two', '1.5', '-3', '12345678901'])('rejects %j', (typed) =>
  expect(parseNumber(typed)).toBeUndefined(),
);
