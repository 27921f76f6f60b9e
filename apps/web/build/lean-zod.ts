import type { Plugin } from 'vite';

// Schema features that the browser never uses: converting to JSON Schema (for `/api/schema/`), and formatting zod's own
// English messages (the app has one translated message for them).
const leftOut: Record<string, string> = {
  'core/json-schema-processors.js': 'export const toJSONSchema = undefined;',
  'core/json-schema-generator.js': 'export const JSONSchemaGenerator = undefined;',
  'core/to-json-schema.js':
    'export const createToJSONSchemaMethod = () => undefined; export const createStandardJSONSchemaMethod = () => undefined;',
  'locales/en.js': 'export default () => ({ localeError: () => "Invalid" });',
};

/** Drops the unused parts of zod: about 7 kB of the 170 kB that sign-in may take. */
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
