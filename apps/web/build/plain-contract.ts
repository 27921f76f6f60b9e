import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

import type { Endpoint } from '@glossa/contract/endpoint';
import type { Plugin } from 'vite';

const contract = /\/packages\/contract\/dist\/[\w-]+\.js$/;

/** Behind the name of a module with endpoints: the module itself, with its schemas. */
const whole = '?schemas';

const hasEndpoints = async (file: string): Promise<boolean> =>
  contract.test(file) && /from ['"]\.\/endpoint\.js['"]/.test(await readFile(file, 'utf8'));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'result' in value;

const isData = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' &&
    value !== null &&
    !('_zod' in value) &&
    isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value));

/** What the client needs of an endpoint, as source. */
function plainEndpoint(name: string, { method, path, access, csrf, signed, files, body }: Endpoint): string {
  const data = JSON.stringify({ method, path, access, csrf, signed, files });
  const checks = body.type === 'undefined' ? '' : `, body: /* @__PURE__ */ schemaOf('${name}')`;
  return `export const ${name} = { ...${data}, result: asItIs${checks} };`;
}

/**
 * Builds with endpoints that are plain data, as zod and the schemas are a seventh of what a first visit may load.
 * Answers are taken as they are: the server made them by the same schemas. The body's schema of a form is fetched
 * when the form first checks something. The schemas beside the endpoints are left out, so one that a screen needs
 * by its name stands in a module of its own.
 */
export function plainContract(): Plugin {
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.endsWith(whole) || !source.startsWith('./')) return undefined;
      const file = join(dirname(importer), source);
      return (await hasEndpoints(file)) ? file + whole : file;
    },
    async load(id) {
      if (id.endsWith(whole)) {
        return { code: await readFile(id.slice(0, -whole.length), 'utf8'), moduleSideEffects: false };
      }
      if (!(await hasEndpoints(id))) return undefined;
      const exported = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>);
      const lines = exported.flatMap(([name, value]) => {
        if (isEndpoint(value)) return plainEndpoint(name, value);
        return isData(value) ? `export const ${name} = ${JSON.stringify(value)};` : [];
      });
      const code = [
        'const asItIs = { parse: (answer) => answer };',
        `const fetched = () => import('${id}${whole}');`,
        'const schemaOf = (name) => ({',
        '  safeParseAsync: async (value) => (await fetched())[name].body.safeParseAsync(value),',
        '});',
        ...lines,
      ];
      return { code: code.join('\n'), moduleSideEffects: false };
    },
  };
}
