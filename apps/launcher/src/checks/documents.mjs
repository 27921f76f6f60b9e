import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A Markdown file.
 * @typedef {object} Page
 * @property {string} path relative to the root
 * @property {string} text
 */

/** Required parts of a decision record. */
const DECISION_PARTS = ['Status: ', '**Context.** ', '**Decision.** ', '**Consequences.** '];

/**
 * Checks the documentation: links within the repository must have a target, and decision records must be complete.
 * @param {{ root: string }} options
 * @throws with one line for each problem
 */
export async function checkDocuments({ root }) {
  const pages = ['', 'docs', 'companion', 'apps/e2e/fixtures', 'apps/web/public']
    .flatMap((folder) => readPages(root, folder))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const problems = pages.flatMap((page) => [
    ...findBrokenLinks(page, pages, (path) => existsSync(join(root, path))),
    ...findMissingParts(page),
  ]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Returns a message for each relative link whose file or heading doesn't exist.
 * @param {Page} page
 * @param {readonly Page[]} pages all pages, for their headings
 * @param {(path: string) => boolean} exists whether the repository has a file or folder
 */
export function findBrokenLinks({ path, text }, pages, exists) {
  const withoutCode = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const links = [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^([a-z]+:|\/)/.test(link))
    .flatMap((link) => {
      const [file = '', heading] = link.split('#');
      const target = file === '' ? path : join(dirname(path), decodeURIComponent(file));
      if (!exists(target)) return [`${path}: ${link} doesn't exist`];
      const page = pages.find((one) => one.path === target);
      if (heading === undefined || !page || headingIds(page.text).has(heading)) return [];
      return [`${path}: ${target} has no heading "${heading}"`];
    });
}

/**
 * Returns a message for each part that a decision record lacks.
 * @param {Page} page
 */
export function findMissingParts({ path, text }) {
  if (!path.startsWith('docs/decisions/')) return [];
  return DECISION_PARTS.filter((part) => !text.includes(`\n${part}`)).map(
    (part) => `${path}: "${part.trim()}" is missing`,
  );
}

/**
 * Returns the IDs that GitHub assigns to a page's headings.
 * @param {string} text
 */
function headingIds(text) {
  const headings = text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm);
  /** @type {Set<string>} */
  const ids = new Set();
  for (const [, heading = ''] of headings) {
    const id = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let unique = id;
    for (let n = 1; ids.has(unique); n += 1) unique = `${id}-${n}`;
    ids.add(unique);
  }
  return ids;
}

/**
 * @param {string} root
 * @param {string} folder relative to the root
 * @returns {string[]} paths of its Markdown files, including those in subfolders unless it is the root
 */
function readPages(root, folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(root, path)).isDirectory())
      return folder === '' || name === 'node_modules' ? [] : readPages(root, path);
    return name.endsWith('.md') ? [path] : [];
  });
}
