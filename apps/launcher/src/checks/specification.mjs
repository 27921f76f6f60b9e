import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STATUSES = ['done', 'departure'];

/** Pages with tables of requirements or findings. */
const PAGES = ['docs/specification.md', 'docs/security-review.md'];

/**
 * Checks the tables in the specification and the security review: each row must have a known status, existing files,
 * and tests that exist in the named files.
 * @param {{ root: string }} options
 * @throws with one line for each invalid row
 */
export async function checkSpecification({ root }) {
  const read = (/** @type {string} */ path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const problems = PAGES.flatMap((page) =>
    findFaults(readFileSync(join(root, page), 'utf8'), read).map((problem) => `${page}:${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Returns a message for each problem in the table rows of `page`, starting with the line number.
 * @param {string} page Markdown; a row is `| requirement | status | files | tests |`, where a test is
 *   `` `file` › name `` and several are separated by `<br>`
 * @param {(path: string) => string | undefined} read returns the text of a file in the checkout
 */
export function findFaults(page, read) {
  /** @type {string[]} */
  const faults = [];
  let rows = 0;
  page.split('\n').forEach((line, at) => {
    const fault = (/** @type {string} */ what) => faults.push(`${at + 1}: ${what}`);
    if (!line.startsWith('| ') || /^\| (requirement|finding|---)/.test(line)) return;
    rows += 1;
    const cells = line
      .slice(1, line.lastIndexOf('|'))
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const [requirement, status = '', files = '', tests = ''] = cells;
    if (cells.length !== 4 || !requirement) return fault('a row must have four cells');
    if (!STATUSES.includes(status))
      fault(`the status must be one of ${STATUSES.join(', ')}, not "${status}"`);
    for (const [, path = ''] of files.matchAll(/`([^`]+)`/g))
      if (read(path) === undefined) fault(`file not found: ${path}`);
    if (!files.includes('`')) fault('no file is given');
    for (const test of tests.split('<br>')) checkTest(test.trim(), read, fault);
  });
  if (rows === 0) faults.push('the table has no rows');
  return faults;
}

/**
 * @param {string} test
 * @param {(path: string) => string | undefined} read
 * @param {(what: string) => void} fault
 */
function checkTest(test, read, fault) {
  const [, path = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(test) ?? [];
  if (!name) return fault(`a test must be \`file\` › name, not "${test}"`);
  const source = read(path);
  if (source === undefined) return fault(`test file not found: ${path}`);
  const testName = stripBackslashes(name);
  if (!stripBackslashes(source).includes(testName)) fault(`${path} has no test "${name}"`);
}

/**
 * Removes backslashes, because code escapes quotes and tables escape vertical bars.
 * @param {string} text
 */
const stripBackslashes = (text) => text.replaceAll('\\', '');
