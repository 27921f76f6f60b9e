import { expect, test } from 'vitest';
import { findFaults } from './specification.mjs';

const files = /** @type {Record<string, string>} */ ({
  'a.ts': '',
  'a.test.ts': "test('opens a text', …); test('says \\'No text\\'', …)",
});
const faults = (/** @type {string} */ row) =>
  findFaults(
    `| requirement | status | files | tests |\n| --- | --- | --- | --- |\n${row}`,
    (path) => files[path],
  );

test.each([
  '| Texts open | done | `a.ts` | `a.test.ts` › opens a text |',
  "| Texts open | departure | `a.ts` | `a.test.ts` › opens a text<br>`a.test.ts` › says 'No text' |",
])('accepts %s', (row) => {
  expect(faults(row)).toEqual([]);
});

test.each([
  ['| Texts open | done | `a.ts` | `a.test.ts` › opens a book |', '3: a.test.ts has no test "opens a book"'],
  ['| Texts open | done | `a.ts` | `b.test.ts` › opens a text |', '3: test file not found: b.test.ts'],
  ['| Texts open | done | `b.ts` | `a.test.ts` › opens a text |', '3: file not found: b.ts'],
  ['| Texts open | done | – | `a.test.ts` › opens a text |', '3: no file is given'],
  [
    '| Texts open | open | `a.ts` | `a.test.ts` › opens a text |',
    '3: the status must be one of done, departure, not "open"',
  ],
  ['| Texts open | done | `a.ts` | – |', '3: a test must be `file` › name, not "–"'],
  ['| Texts open | done | `a.ts` |', '3: a row must have four cells'],
  ['', 'the table has no rows'],
])('rejects %j', (row, fault) => {
  expect(faults(row)).toEqual([fault]);
});
