import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../read-json.mjs';

/**
 * An installed package.
 * @typedef {object} ThirdPartyPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license SPDX expression
 */

const FILE = 'THIRD_PARTY.md';
const MARKER = '<!-- Everything below is written by `npm run generate`. -->\n';

/** Licenses under which we may distribute packages, combined with our own code. */
const ACCEPTED_LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Licenses of packages whose package.json doesn't state a license, by package. */
const UNSTATED_LICENSES = /** @type {Record<string, string>} */ ({
  // Its Readme.md contains "License: MIT".
  'combine-errors': 'MIT',
});

/**
 * Checks that THIRD_PARTY.md lists every package that is part of the product, and that we may distribute all of them.
 * @param {{ root: string }} options
 * @throws if the file is out of date or a license isn't accepted
 */
export async function checkThirdParty({ root }) {
  const packages = findPackages(root);
  const refused = packages.filter(({ license }) => !isAccepted(license));
  if (refused.length > 0)
    throw new Error(
      `Licenses that apps/launcher/src/checks/third-party.mjs doesn't accept:\n${refused
        .map(({ name, license }) => `${name}: ${license}`)
        .join('\n')}`,
    );
  const page = readFileSync(join(root, FILE), 'utf8');
  if (page !== updatePage(page, packages)) throw new Error(`${FILE} is out of date. Run: npm run generate`);
}

/**
 * Writes the list of packages in THIRD_PARTY.md.
 * @param {{ root: string }} options
 */
export async function writeThirdParty({ root }) {
  const path = join(root, FILE);
  writeFileSync(path, updatePage(readFileSync(path, 'utf8'), findPackages(root)));
}

/**
 * Returns whether we may distribute a package under at least one of the licenses in its expression.
 * @param {string} license SPDX expression, such as `(MIT OR CC0-1.0)` or `MIT AND ISC`
 */
export function isAccepted(license) {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((option) => option.split(' AND ').every((id) => ACCEPTED_LICENSES.has(id)));
}

/**
 * Replaces the generated part of the page.
 * @param {string} page
 * @param {ThirdPartyPackage[]} packages
 */
export function updatePage(page, packages) {
  /** @type {Map<string, ThirdPartyPackage[]>} */
  const byLicense = new Map();
  for (const one of packages) byLicense.set(one.license, [...(byLicense.get(one.license) ?? []), one]);
  const sections = [...byLicense]
    .sort(([a], [b]) => compare(a.replace('(', ''), b.replace('(', '')))
    .map(
      ([license, group]) =>
        `### ${license}\n\n${group.map(({ name, version }) => `${name} ${version}`).join(' · ')}\n`,
    );
  return `${page.split(MARKER)[0]}${MARKER}\n${sections.join('\n')}`;
}

/**
 * Returns the packages that the API and the web app use at run time, with all their dependencies, sorted by name and
 * version. Omits type declarations, and packages for a single platform, which belong to a listed package.
 * @param {string} root
 * @returns {ThirdPartyPackage[]}
 */
function findPackages(root) {
  /** @type {Map<string, ThirdPartyPackage>} */
  const found = new Map();
  /** @type {Set<string>} */
  const visited = new Set();
  const visit = (/** @type {string} */ from, /** @type {string} */ name) => {
    const folder = findFolder(from, name);
    if (folder === undefined || name.startsWith('@types/') || visited.has(folder)) return;
    visited.add(folder);
    const manifest = readManifest(folder);
    const { version = '' } = manifest;
    const license = UNSTATED_LICENSES[name] ?? readLicense(manifest);
    if (!name.startsWith('@glossa/')) found.set(`${name}@${version}`, { name, version, license });
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(folder, dependency);
  };
  for (const folder of [join(root, 'apps/api'), join(root, 'apps/web')]) {
    const { dependencies = {}, devDependencies = {} } = readManifest(folder);
    // The API bundles most of its libraries, so they are devDependencies.
    const imported = importedPackages(join(folder, 'src'));
    const bundled = Object.keys(devDependencies).filter((name) => imported.has(name));
    for (const name of [...Object.keys(dependencies), ...bundled]) visit(folder, name);
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/**
 * @typedef {object} Manifest
 * @property {string} [version]
 * @property {unknown} [license]
 * @property {unknown} [licenses]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * @param {string} folder
 * @returns {Manifest}
 */
const readManifest = (folder) => /** @type {Manifest} */ (readJson(join(folder, 'package.json')));

/**
 * Finds an installed package as Node does, searching from a folder up to the root.
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined} its folder, with symbolic links resolved
 */
function findFolder(from, name) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const parent = dirname(from);
  return parent === from ? undefined : findFolder(parent, name);
}

/**
 * @param {Manifest} manifest
 * @returns {string} SPDX expression, or "unknown"
 */
function readLicense({ license, licenses }) {
  const type = (/** @type {unknown} */ value) =>
    typeof value === 'object' && value !== null && 'type' in value ? value.type : value;
  const all = [license ?? licenses].flat().map(type);
  return all.every((one) => typeof one === 'string') ? all.join(' OR ') : 'unknown';
}

/**
 * Returns the packages that the source files in a folder import, except those that only tests import.
 * @param {string} folder
 * @returns {Set<string>}
 */
function importedPackages(folder) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'testing' && entry.name !== 'system-tests')
      for (const name of importedPackages(path)) names.add(name);
    if (!entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue;
    const source = readFileSync(path, 'utf8');
    for (const [, name = ''] of source.matchAll(/(?:from |import\()'((?:@[^/']+\/)?[^./#'][^/']*)/g))
      names.add(name);
  }
  return names;
}

/**
 * Compares strings regardless of the machine's locale.
 * @param {string} a
 * @param {string} b
 */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
