import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../settings.mjs';

/** @typedef {{ name: string, message: string }} Failure name of the test with its file, and its message */

/** @typedef {{ name: string, seconds: number }} FileTime how long a file's tests took */

/**
 * Results of a test run.
 * @typedef {{ passed: number, skipped: number, failures: Failure[], times?: FileTime[] }} TestCounts
 */

/**
 * @param {unknown} report Vitest's JSON report
 * @returns {TestCounts} a file that failed to load counts as one failure
 */
export function countVitest(report) {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = /** @type {VitestReport} */ (report);
  const failures = testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        name: `${file} > ${test.fullName}`,
        message: test.failureMessages?.join('\n') ?? '',
      }));
    return status === 'failed' && tests.length === 0 ? [{ name: file, message: message ?? '' }] : tests;
  });
  return {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    failures,
    times: testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(`${ROOT}/`, ''),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{
 *   name: string, message?: string, status: string, startTime: number, endTime: number, assertionResults: VitestTest[]
 * }[]} testResults times in milliseconds
 */

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest */

/**
 * @param {unknown} report Playwright's JSON report
 * @returns {TestCounts} a test that passed only on retry counts as failed
 */
export function countPlaywright(report) {
  const { stats, errors, suites } = /** @type {PlaywrightReport} */ (report);
  const globalFailures = errors.map(({ message }) => ({
    name: 'outside any test',
    message: message ?? '',
  }));
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(collectFailures), ...globalFailures],
    times: suites.map((suite) => ({ name: suite.title, seconds: sumDurations(suite) / 1000 })),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {number}
 */
function sumDurations({ specs, suites = [] }) {
  const suiteResults = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...suiteResults.map(({ duration }) => duration), ...suites.map(sumDurations)].reduce(
    (sum, one) => sum + one,
    0,
  );
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Failure[]}
 */
function collectFailures({ specs, suites = [] }) {
  const ownFailures = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file} > ${title}`,
        message: results.find(({ error }) => error)?.error?.message ?? '',
      })),
  );
  return [...ownFailures, ...suites.flatMap(collectFailures)];
}

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors outside of any test
 * @property {PlaywrightSuite[]} suites
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title the file's path, for a suite that is a file
 * @property {{ title: string, file: string, tests: { status: string, results: PlaywrightResult[] }[] }[]} specs
 * @property {PlaywrightSuite[]} [suites]
 */

/** @typedef {{ duration: number, error?: { message?: string } }} PlaywrightResult `duration` in milliseconds */

/**
 * Returns the totals of several runs.
 * @param {TestCounts[]} runs
 * @returns {TestCounts}
 */
export function total(runs) {
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    skipped: runs.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: runs.flatMap(({ failures }) => failures),
    times: runs.flatMap(({ times = [] }) => times),
  };
}

/** Number of lines to show of each failure message. The full message is further up, where the test ran. */
const MESSAGE_LINES = 12;
const SLOWEST_FILES = 8;

/**
 * Returns the end of the output: the slowest files, all failures again (thousands of lines may have scrolled past since
 * they occurred), and the last line `N passed, N failed`. Any number of skipped tests counts as one more failure.
 * @param {TestCounts[]} runs
 * @returns {{ text: string, exitCode: 0 | 1 }}
 */
export function summarize(runs) {
  const { passed, skipped, failures, times = [] } = total(runs);
  const allFailures =
    skipped > 0 ? [...failures, { name: 'Skipped', message: `${skipped} tests did not run.` }] : failures;
  const failureTexts = allFailures.map(({ name, message }) => {
    const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
    return `✗ ${name}\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
  });
  const slowest = times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_FILES)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`);
  const slow = slowest.length > 0 ? `Slowest: ${slowest.join(', ')}\n` : '';
  return {
    text: `${slow}${failureTexts.join('')}${passed} passed, ${allFailures.length} failed\n`,
    exitCode: allFailures.length === 0 ? 0 : 1,
  };
}
