import { expect, test } from 'vitest';
import { findErrors } from './self-assessment.mjs';

const files = /** @type {Record<string, string>} */ ({
  'src/a.ts': '',
  'src/a.test.ts': "test('opens a text', …)",
});
const errors = (/** @type {string} */ row, count = '1 | 0 | 0 | 0') =>
  findErrors(
    `| chapter | yes | partly | no | n/a |\n| [1 Texts](#1-texts) | ${count} |\n\n## 1 Texts\n\n${row}`,
    (path) => files[path],
  );

test.each([
  ['| 1.1 texts open | yes | `src/a.ts`, `/api`, `src/a.test.ts` › opens a text |', undefined],
  ['| 1.1 books (3 requirements) | n/a | no books |', '0 | 0 | 0 | 3'],
])('accepts %s', (row, count) => {
  expect(errors(row, count)).toEqual([]);
});

test.each([
  ['| 1.1 texts open | yes | `src/b.ts` |', 'file not found: src/b.ts'],
  [
    '| 1.1 texts open | yes | `src/a.test.ts` › opens a book; more |',
    'src/a.test.ts has no test "opens a book"',
  ],
  ['| 1.1 texts open | no | why |', 'the table of chapters should say | 0 | 0 | 1 | 0 | for 1 Texts'],
])('rejects %s', (row, error) => {
  expect(errors(row)).toEqual([error]);
});
