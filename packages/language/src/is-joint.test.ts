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
])('treats %j between words as joining them: %s', (between, joins) => {
  expect(isJoint(between)).toBe(joins);
});
