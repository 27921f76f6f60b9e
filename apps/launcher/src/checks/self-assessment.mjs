import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const VERDICTS = ['yes', 'partly', 'no', 'n/a'];

/**
 * Checks docs/asvs.md: the files and tests that it names must exist, and the counts in its table must be correct.
 * @param {{ root: string }} options
 * @throws with one line for each problem
 */
export async function checkSelfAssessment({ root }) {
  const read = (/** @type {string} */ path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const problems = findErrors(readFileSync(join(root, 'docs/asvs.md'), 'utf8'), read);
  if (problems.length > 0) throw new Error(`docs/asvs.md:\n${problems.join('\n')}`);
}

/**
 * Returns a message for each problem on a page whose rows are `| requirement | verdict | how |`, and whose tests are
 * `` `file` › title ``.
 * @param {string} page Markdown
 * @param {(path: string) => string | undefined} read returns the text of a file in the checkout
 */
export function findErrors(page, read) {
  /** @type {string[]} */
  const errors = [];
  /** @type {Map<string, Record<string, number>>} */
  const counts = new Map();
  let chapter = '';
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3);
    for (const [, path = ''] of line.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g))
      if (read(path) === undefined) errors.push(`file not found: ${path}`);
    for (const [, path = '', title = ''] of line.matchAll(
      /`([^`]+\.test\.ts)` › ([^`|;]+?) ?(?=[;|)]|<!--)/g,
    ))
      if (!read(path)?.replaceAll('\\', '').includes(title)) errors.push(`${path} has no test "${title}"`);
    const [, requirement = '', verdict = ''] = /^\| (.+?) \| ([a-z/]+) \| .+ \|$/.exec(line) ?? [];
    if (!chapter || !VERDICTS.includes(verdict)) continue;
    const count = counts.get(chapter) ?? {};
    counts.set(chapter, { ...count, [verdict]: (count[verdict] ?? 0) + countRequirements(requirement) });
  }
  for (const [name, count] of counts) {
    const row = `| ${VERDICTS.map((verdict) => count[verdict] ?? 0).join(' | ')} |`;
    if (!page.split('\n').some((line) => line.startsWith(`| [${name}](`) && line.endsWith(row)))
      errors.push(`the table of chapters should say ${row} for ${name}`);
  }
  return errors;
}

/**
 * Returns the number of requirements in a row: one, unless it contains a number such as "(7 requirements)".
 * @param {string} requirement
 */
const countRequirements = (requirement) => Number(/\((\d+) requirements\)/.exec(requirement)?.[1] ?? 1);
