import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTests } from './run-tests.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} code code of a runner, which may write report.json */
function runWith(code) {
  return runTests({
    command: process.execPath,
    args: ['--input-type=module', '-e', `import { writeFileSync } from 'node:fs';${code}`],
    cwd: folder,
    env: process.env,
    signal: new AbortController().signal,
    report: join(folder, 'report.json'),
    count: (report) => /** @type {import('./test-counts.mjs').TestCounts} */ (report),
  });
}
const report = (/** @type {import('./test-counts.mjs').Failure[]} */ ...failures) =>
  `writeFileSync('report.json', JSON.stringify(${JSON.stringify({ passed: 2, skipped: 0, failures })}));`;
const crashFailures = [{ name: basename(process.execPath), message: 'Exited with code 1.' }];

test('returns the counts in the report', async () => {
  const failure = { name: 'a.test.ts > adds', message: '' };
  expect(await runWith(`${report(failure)} process.exit(1)`)).toEqual({
    passed: 2,
    skipped: 0,
    failures: [failure],
  });
});

test('counts a runner that exits without a report as one failure', async () => {
  expect(await runWith('process.exit(1)')).toEqual({ passed: 0, skipped: 0, failures: crashFailures });
});

test('counts a runner that fails with a clean report as one failure', async () => {
  expect(await runWith(`${report()} process.exit(1)`)).toEqual({
    passed: 2,
    skipped: 0,
    failures: crashFailures,
  });
});
