// Writes the types of all SQL statements, `queries.types.ts` beside each `queries.ts`, from a migrated database.
// node statement-types.mjs DATABASE_URL [--check]; with --check it writes nothing and reports what is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { build } from 'rolldown';

const root = join(import.meta.dirname, '../..');
const folders = [
  'apps/api/src',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
].map((folder) => join(root, folder));
const isCheck = process.argv.includes('--check');
const url = process.argv[2];
if (!url) throw new Error('Usage: node statement-types.mjs DATABASE_URL [--check]');

const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  )
  .filter((file) => readFileSync(file, 'utf8').includes('statements<QueryTypes'))
  .sort();

const manifest = /** @type {{ dependencies: Record<string, string> }} */ (
  JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
);
const generator = join(root, 'packages/db/src/statement-types/query-types.ts');
const dir = join(import.meta.dirname, 'node_modules/.cache/statement-types');
const { output } = await build({
  cwd: import.meta.dirname,
  platform: 'node',
  input: [generator, ...files],
  external: Object.keys(manifest.dependencies),
  plugins: [
    {
      name: 'export-statements',
      // Only the functions beside the statements use them, so the source doesn't export them.
      transform: (code, id) =>
        files.includes(id) && !/^export const sql\b/m.test(code) ? `${code}\nexport { sql };\n` : undefined,
    },
  ],
  output: { dir, format: 'esm', entryFileNames: '[name]-[hash].js', cleanDir: true },
});
const load = async (/** @type {string} */ file) => {
  const chunk = output.find((each) => each.type === 'chunk' && each.facadeModuleId === file);
  if (!chunk) throw new Error(`${relative(root, file)} was not built`);
  return /** @type {Record<string, unknown>} */ (await import(pathToFileURL(join(dir, chunk.fileName)).href));
};

const declared = [];
const problems = [];
for (const file of files) {
  const { sql } = await load(file);
  const set = Object.entries(/** @type {Record<string, { name: string, source: string }>} */ (sql ?? {}));
  const [first] = set;
  if (!first) {
    problems.push(`${relative(root, file)} doesn't declare its statements as \`sql\``);
    continue;
  }
  const feature = first[1].name.split('.')[0] ?? '';
  const other = declared.find((each) => each.feature === feature);
  if (other) {
    problems.push(
      `${relative(root, file)} and ${relative(root, other.file)} both name their statements ${feature}`,
    );
  }
  declared.push({
    file,
    feature,
    sources: Object.fromEntries(set.map(([key, { source }]) => [key, source])),
  });
}

const { writeQueryTypes } = /** @type {typeof import('@glossa/db/statement-types/query-types')} */ (
  await load(generator)
);
const client = new pg.Client({ connectionString: url });
await client.connect();
try {
  const texts = await writeQueryTypes(client, declared);
  for (const [index, { file: source }] of declared.entries()) {
    const [file, text] = [source.replace(/\.ts$/, '.types.ts'), texts[index] ?? ''];
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (before === text) continue;
    if (isCheck) problems.push(...differences(relative(root, file), before, text));
    else writeFileSync(file, text);
  }
} catch (error) {
  problems.push(/** @type {Error} */ (error).message);
} finally {
  await client.end();
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

/**
 * Names the statements whose types differ.
 * @param {string} file
 * @param {string} before
 * @param {string} after
 */
function differences(file, before, after) {
  const entries = (/** @type {string} */ text) =>
    new Map(
      [...text.matchAll(/^ {2}("[^"]+"|[\w$]+): \{\n[^]*?^ {2}\};$/gm)].map((found) => [found[1], found[0]]),
    );
  const [old, now] = [entries(before), entries(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => `${file}: the types of ${key} are out of date; run npm run generate`);
}
