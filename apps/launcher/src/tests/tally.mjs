/**
 * What a runner of tests has counted.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/**
 * @param {unknown} report Vitest's JSON report
 * @returns {Tally} a file that could not be loaded is one failure, though no test in it ran
 */
export function tallyVitest(report) {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = /** @type {VitestReport} */ (report);
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const tests = assertionResults.filter((test) => test.status === 'failed').length;
    failed += status === 'failed' && tests === 0 ? 1 : tests;
  }
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * @param {unknown} report Playwright's JSON report
 * @returns {Tally} one that passed only when it was tried again has failed
 */
export function tallyPlaywright(report) {
  const { stats, errors } = /** @type {PlaywrightReport} */ (report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors outside of any test
 */

/**
 * Returns the counts of several runs added up.
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function total(tallies) {
  const all = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    all.passed += passed;
    all.failed += failed;
    all.skipped += skipped;
  }
  return all;
}

/**
 * A skipped test proves nothing: that there are any is one failure more.
 * @param {Tally[]} tallies
 * @returns {{ passed: number, failed: number }}
 */
export function sum(tallies) {
  const { passed, failed, skipped } = total(tallies);
  return { passed, failed: skipped > 0 ? failed + 1 : failed };
}
