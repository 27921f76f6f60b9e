import { expect, test } from 'vitest';
import { isAccepted, updatePage } from './third-party.mjs';

test.each([
  ['MIT', true],
  ['(GPL-3.0 OR LGPL-3.0 OR MPL-1.1)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['unknown', false],
])('%s: %s', (license, accepted) => {
  expect(isAccepted(license)).toBe(accepted);
});

test('replaces the list of packages and keeps the handwritten text', () => {
  const page = updatePage(
    '# Third party\n\n<!-- Everything below is written by `npm run generate`. -->\nold',
    [
      { name: 'a', version: '1.0.0', license: 'MIT' },
      { name: 'b', version: '2.0.0', license: 'ISC' },
      { name: 'c', version: '3.0.0', license: 'MIT' },
    ],
  );
  expect(page).toBe(`# Third party

<!-- Everything below is written by \`npm run generate\`. -->

### ISC

b 2.0.0

### MIT

a 1.0.0 · c 3.0.0
`);
});
