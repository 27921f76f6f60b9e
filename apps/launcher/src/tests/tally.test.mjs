import { expect, test } from 'vitest';
import { sum, tallyPlaywright, tallyVitest } from './tally.mjs';

const passedTest = { status: 'passed' };
const failedTest = { status: 'failed' };

test('Vitest: failed tests are counted, and a file that could not be loaded as one', () => {
  const report = {
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [passedTest] },
      { status: 'failed', assertionResults: [passedTest, failedTest, failedTest] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 2, failed: 3, skipped: 2 });
});

test('Playwright: a journey that passed only at the second try has failed, as has an error outside of any', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('skipped tests are one failure more', () => {
  const tallies = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ];
  expect(sum(tallies)).toEqual({ passed: 5, failed: 1 });
  expect(sum([...tallies, { passed: 0, failed: 0, skipped: 4 }])).toEqual({ passed: 5, failed: 2 });
});
