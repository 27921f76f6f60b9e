import { expect, test } from 'vitest';

import { readingMinutes } from './reading-time.ts';

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
