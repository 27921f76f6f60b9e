import { expect, test } from 'vitest';

import { isJoint } from './is-joint.ts';

test.each([
  [' ', true],
  ['-', true],
  ['’', true],
  ['\n ', true],
  ['', true],
  [', ', false],
  ['. ', false],
  [' 5 ', false],
])('returns whether words separated by %j can be in one phrase: %s', (between, joins) => {
  expect(isJoint(between)).toBe(joins);
});
