import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['apps', 'packages', 'bench', 'prisma', 'companion', 'deploy', 'docs'];
const SKIPPED_FOLDERS =
  /^(node_modules|dist|generated|migrations|results|test-results|playwright-report|\..+)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s*--.*$/gm;

/** Names from libraries and formats that are mentioned only in comments and the documentation. */
const FOREIGN_NAMES = new Set([
  'prefetchQuery',
  'shouldUnescape',
  'terminationGracePeriodSeconds',
  'useFocusReturn',
  'useIntersection',
]);

/**
 * Checks that every camelCase name in backquotes in a comment or in the documentation exists in the code.
 * @param {{ root: string }} options
 * @throws with one line for each name that doesn't exist
 */
export async function checkNames({ root }) {
  const problems = findDeadNames(FOLDERS.flatMap((folder) => readFiles(root, folder)));
  if (problems.length > 0) throw new Error(`These names no longer exist:\n${problems.join('\n')}`);
}

/**
 * Returns a line for each name that is mentioned in a comment or in Markdown, but doesn't occur in the code.
 * @param {{ path: string, text: string }[]} files
 */
export function findDeadNames(files) {
  const isCode = (/** @type {{ path: string }} */ { path }) => !path.endsWith('.md');
  const code = files.filter(isCode).map(({ text }) => text.replaceAll(COMMENT, ' '));
  const known = new Set(code.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
  return files.flatMap((file) => {
    const prose = isCode(file) ? (file.text.match(COMMENT) ?? []).join('\n') : file.text;
    const names = [...prose.matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)].map(([, name = '']) => name);
    const deadNames = names.filter((name) => !known.has(name) && !FOREIGN_NAMES.has(name));
    return [...new Set(deadNames)].map((name) => `${file.path}: ${name}`);
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {{ path: string, text: string }[]} the source files and documents below a folder
 */
function readFiles(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.test(entry.name) ? [] : readFiles(root, path);
    if (!/\.(tsx?|mjs|sql|prisma|php|json|html|ya?ml|md)$/.test(entry.name)) return [];
    return [{ path, text: readFileSync(join(root, path), 'utf8') }];
  });
}
