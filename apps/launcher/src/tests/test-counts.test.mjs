import { expect, test } from 'vitest';
import { summarize, countPlaywright, countVitest } from './test-counts.mjs';

const passedTest = { fullName: 'adds', status: 'passed' };
const failedTest = (/** @type {string} */ fullName) => ({
  fullName,
  status: 'failed',
  failureMessages: [`${fullName} was wrong`],
});

test('lists each failed Vitest test with its file, and a file that can’t be loaded as one failure', () => {
  const report = {
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', startTime: 0, endTime: 1500, assertionResults: [passedTest] },
      {
        name: 'b.test.ts',
        status: 'failed',
        startTime: 0,
        endTime: 2000,
        assertionResults: [passedTest, failedTest('takes'), failedTest('gives')],
      },
      {
        name: 'c.test.ts',
        message: 'no such module',
        status: 'failed',
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
    ],
  };
  expect(countVitest(report)).toEqual({
    passed: 2,
    skipped: 2,
    failures: [
      { name: 'b.test.ts > takes', message: 'takes was wrong' },
      { name: 'b.test.ts > gives', message: 'gives was wrong' },
      { name: 'c.test.ts', message: 'no such module' },
    ],
    times: [
      { name: 'a.test.ts', seconds: 1.5 },
      { name: 'b.test.ts', seconds: 2 },
      { name: 'c.test.ts', seconds: 0 },
    ],
  });
});

test('counts flaky Playwright tests and errors outside of any test as failures', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    file: 'buy.spec.ts',
    tests: [
      { status, results: [{ duration: 400, error: { message: `${title}: no button` } }, { duration: 600 }] },
    ],
  });
  const report = {
    stats: { expected: 5, skipped: 2 },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        title: 'buy.spec.ts',
        specs: [spec('pays', 'expected'), spec('orders', 'unexpected')],
        suites: [{ title: 'later', specs: [spec('returns', 'flaky')] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 5,
    skipped: 2,
    failures: [
      { name: 'buy.spec.ts > orders', message: 'orders: no button' },
      { name: 'buy.spec.ts > returns', message: 'returns: no button' },
      { name: 'outside any test', message: 'no browser' },
    ],
    times: [{ name: 'buy.spec.ts', seconds: 3 }],
  });
});

test('shortens each failure, strips its colors, and ends with the counts', () => {
  const long = Array.from({ length: 40 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n');
  const { text, exitCode } = summarize([
    { passed: 3, skipped: 0, failures: [] },
    { passed: 2, skipped: 0, failures: [{ name: 'a.test.ts > adds', message: long }] },
  ]);
  expect(text).toMatch(/^✗ a\.test\.ts > adds\n {2}line 0\n/);
  expect(text).not.toContain('line 12');
  expect(text).not.toContain('\u001B');
  expect(text.trimEnd().split('\n').at(-1)).toBe('5 passed, 1 failed');
  expect(exitCode).toBe(1);
});

test('names the slowest files', () => {
  const times = Array.from({ length: 10 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
  const { text } = summarize([{ passed: 1, skipped: 0, failures: [], times }]);
  expect(text).toMatch(
    /^Slowest: 9\.test\.ts 9 s, 8\.test\.ts 8 s, .*2\.test\.ts 2 s\n1 passed, 0 failed\n$/,
  );
});

test('prints one line when all tests pass', () => {
  const runs = [{ passed: 3, skipped: 0, failures: [] }];
  expect(summarize(runs)).toEqual({ text: '3 passed, 0 failed\n', exitCode: 0 });
});

test('counts skipped tests as one more failure', () => {
  const { text, exitCode } = summarize([{ passed: 5, skipped: 4, failures: [] }]);
  expect(text).toBe('✗ Skipped\n  4 tests did not run.\n\n5 passed, 1 failed\n');
  expect(exitCode).toBe(1);
});
