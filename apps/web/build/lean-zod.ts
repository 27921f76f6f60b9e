import type { Plugin } from 'vite';

// What the browser never does with a schema: turn it into JSON Schema (that is for `/api/schema/`), and say
// in English what zod itself thinks is wrong (the app has one translated sentence for that).
const leftOut: Record<string, string> = {
  'core/json-schema-processors.js': 'export const toJSONSchema = undefined;',
  'core/json-schema-generator.js': 'export const JSONSchemaGenerator = undefined;',
  'core/to-json-schema.js':
    'export const createToJSONSchemaMethod = () => undefined; export const createStandardJSONSchemaMethod = () => undefined;',
  'locales/en.js': 'export default () => ({ localeError: () => "Invalid" });',
};

/** Builds without the parts of zod that this app does not use: about 7 kB of the 170 that sign-in may take. */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = id.split('/zod/v4/')[1];
      return path === undefined ? undefined : leftOut[path];
    },
  };
}
