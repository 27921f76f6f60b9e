import { expect, test } from 'vitest';

import { includesMeaning, toggleMeaning } from './toggle-meaning.ts';

test.each([
  ['', 'cat', 'cat'],
  ['cat', 'tomcat', 'cat; tomcat'],
  ['cat; tomcat', 'cat', 'tomcat'],
  ['cat', 'cat', ''],
  // A meaning may contain the separator itself.
  ['to be; to exist', 'to be; to exist', ''],
])('in “%s”, toggling the meaning “%s” results in “%s”', (translation, meaning, result) => {
  expect(toggleMeaning(translation, meaning)).toBe(result);
  expect(includesMeaning(result, meaning)).toBe(!includesMeaning(translation, meaning));
});
