import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

import type { Endpoint } from '@glossa/contract/endpoint';
import { build } from 'rolldown';
import { transformWithOxc, type Plugin } from 'vite';

const contractFolder = join(import.meta.dirname, '../../../packages/contract/src');

/** The folder for the contract compiled to JavaScript, which can be imported during the build. */
const compiledFolder = join(import.meta.dirname, '../node_modules/.cache/contract');

const contractModule = /\/packages\/contract\/src\/[^/]+\.ts(?:\?schemas)?$/;

/** Module ID suffix that loads an endpoint module in full, including its schemas. */
const schemaQuery = '?schemas';

const hasEndpoints = async (file: string): Promise<boolean> =>
  dirname(file) === contractFolder &&
  file.endsWith('.ts') &&
  /^import (?!type )[^;]*from '\.\/endpoint\.ts'/m.test(await readFile(file, 'utf8'));

async function compileContract(): Promise<void> {
  const files = (await readdir(contractFolder)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  await build({
    input: files.map((name) => join(contractFolder, name)),
    platform: 'node',
    external: ['zod'],
    output: {
      dir: compiledFolder,
      preserveModules: true,
      preserveModulesRoot: contractFolder,
      cleanDir: true,
    },
  });
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'result' in value;

const isData = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' &&
    value !== null &&
    !('_zod' in value) &&
    isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value));

/** Returns the source of an endpoint, reduced to what the client needs. */
function plainEndpoint(
  name: string,
  { method, path, access, csrf, signed, files, body, events }: Endpoint,
): string {
  const data = JSON.stringify({ method, path, access, csrf, signed, files });
  const checks = body.type === 'undefined' ? '' : `, body: /* @__PURE__ */ schemaOf('${name}')`;
  const streams = events === undefined ? '' : ', events: asItIs';
  return `export const ${name} = { ...${data}, result: asItIs${streams}${checks} };`;
}

/**
 * Replaces endpoints with plain data, because zod and the schemas take up a seventh of the first-load budget. Responses
 * are not parsed, because the server created them with the same schemas. A form's body schema is loaded when the form
 * is first validated. Other schemas in a module with endpoints are dropped, so a screen that needs one must import it
 * from another module.
 */
export function plainContract(): Plugin {
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'pre',
    buildStart: compileContract,
    resolveId: { filter: { id: /\?schemas$/ }, handler: (id) => id },
    load: {
      filter: { id: contractModule },
      async handler(id) {
        const file = id.replace(schemaQuery, '');
        if (!(await hasEndpoints(file))) return undefined;
        return {
          code: await (id.endsWith(schemaQuery) ? compileSchemaModule(file) : compilePlainModule(file)),
          moduleSideEffects: false,
        };
      },
    },
  };
}

/** Returns the full source of an endpoint module. Endpoint modules that it imports are loaded in full, too. */
async function compileSchemaModule(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const imports = [...code.matchAll(/ from "(\.\/[^"]+)"/g)].map(([, source = '']) => source);
  const resolved = await Promise.all(
    imports.map(async (source) => {
      const imported = join(contractFolder, source);
      return [source, (await hasEndpoints(imported)) ? imported + schemaQuery : imported] as const;
    }),
  );
  return resolved.reduce((text, [source, id]) => text.replaceAll(`"${source}"`, JSON.stringify(id)), code);
}

/** Returns the source of a module with its endpoints as plain data. */
async function compilePlainModule(file: string): Promise<string> {
  const compiledUrl = pathToFileURL(join(compiledFolder, basename(file, '.ts') + '.js')).href;
  const exportEntries = Object.entries((await import(compiledUrl)) as Record<string, unknown>);
  const lines = exportEntries.flatMap(([name, value]) => {
    if (isEndpoint(value)) return plainEndpoint(name, value);
    return isData(value) ? `export const ${name} = ${JSON.stringify(value)};` : [];
  });
  return [
    'const asItIs = { parse: (answer) => answer };',
    `const fetched = () => import('${file}${schemaQuery}');`,
    'const schemaOf = (name) => ({',
    '  safeParseAsync: async (value) => (await fetched())[name].body.safeParseAsync(value),',
    '});',
    ...lines,
  ].join('\n');
}
