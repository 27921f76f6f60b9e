import { DEFAULT_THEME } from '@mantine/core';
import type { Plugin } from 'vite';

/** The Mantine colors that Mantine's defaults use, and those that the app uses without defining them. */
export const usedColors = ['blue', 'dark', 'gray', 'red', 'yellow'] as const;

const colors = Object.fromEntries(usedColors.map((name) => [name, DEFAULT_THEME.colors[name]]));
const undefinedExport = (name: string): string => `export const ${name} = undefined;`;

/** Matches the chunk of the router's production build that contains its components. */
const routerModule = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Modules of dependencies that the first load would contain although the app never uses them, and their replacements.
 */
const replacements: readonly (readonly [module: RegExp, code: string])[] = [
  // The app uses only five of the colors, each with ten shades.
  [/\/MantineProvider\/default-colors\.mjs$/, `export const DEFAULT_COLORS = ${JSON.stringify(colors)};`],
  // The build writes the theme's variables to a stylesheet, and the provider is configured not to render them.
  [/\/MantineCssVariables\/MantineCssVariables\.mjs$/, undefinedExport('MantineCssVariables')],
  [/\/MantineClasses\/MantineClasses\.mjs$/, undefinedExport('MantineClasses')],
  // Every button imports its group components, but the app uses `Segmented` for a row of choices.
  ...['ButtonGroup', 'ButtonGroupSection', 'ActionIconGroup', 'ActionIconGroupSection'].map(
    (name) =>
      [new RegExp(`/components/(?:Button|ActionIcon)/.*/${name}\\.mjs$`), undefinedExport(name)] as const,
  ),
  // Only `shouldUnescape` needs the table of HTML entities, and the app never sets it.
  [/\/react-i18next\/dist\/es\/unescape\.js$/, 'export const unescape = (text) => text;'],
  // React has had this hook since version 18.
  [/\/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
  // Only the server converts schemas to JSON Schema, and the app has its own messages.
  [/\/zod\/v4\/core\/json-schema-processors\.js$/, undefinedExport('toJSONSchema')],
  [/\/zod\/v4\/core\/json-schema-generator\.js$/, undefinedExport('JSONSchemaGenerator')],
  [
    /\/zod\/v4\/core\/to-json-schema\.js$/,
    'export const createToJSONSchemaMethod = () => undefined; export const createStandardJSONSchemaMethod = () => undefined;',
  ],
  [/\/zod\/v4\/locales\/en\.js$/, 'export default () => ({ localeError: () => "Invalid" });'],
];

/** Unused code in modules that the app needs. Tree shaking keeps it, because it may have side effects. */
const edits: readonly (readonly [module: RegExp, code: string, replacement: string])[] = [
  // Forms and page prefetching belong to the router's data and framework modes, which the app doesn't use.
  [routerModule, 'var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
  [routerModule, 'Form.displayName = "Form";', ''],
  [routerModule, 'React10.createElement(PrefetchPageLinks, { page: href })', 'null'],
  // The app has no server components.
  [routerModule, 'React2.createElement(RSCErrorHandler, { error }, result)', 'result'],
];

/**
 * Drops unused dependency code from the build, because the first page load has a size limit. The build fails if a
 * dependency no longer contains one of these modules or code fragments.
 */
export function stripDependencies(): Plugin {
  const applied = new Set<RegExp | string>();
  return {
    name: 'strip-dependencies',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: replacements.map(([module]) => module) },
      handler(id) {
        const [module, code] = replacements.find(([pattern]) => pattern.test(id)) ?? [];
        if (module) applied.add(module);
        return code;
      },
    },
    transform: {
      filter: { id: edits.map(([module]) => module) },
      handler(source, id) {
        const found = edits.filter(([module, code]) => module.test(id) && source.includes(code));
        for (const [, code] of found) applied.add(code);
        const edited = found.reduce((text, [, code, replacement]) => text.replace(code, replacement), source);
        // The line numbers don't change, so the source map remains valid.
        return { code: edited, map: null };
      },
    },
    resolveId: {
      filter: { id: /^react-router/ },
      // The package does not export its production build, which omits the warnings for developers.
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const id = found?.id.replace('/react-router/dist/development/', '/react-router/dist/production/');
        if (id === found?.id && found?.id.includes('/react-router/dist/'))
          this.error('react-router no longer has a production build beside the development one.');
        return id;
      },
    },
    buildEnd(error) {
      const expected = [...replacements.map(([module]) => module), ...edits.map(([, code]) => code)];
      const unused = expected.filter((pattern) => !applied.has(pattern));
      if (!error && unused.length > 0) this.error(`Nothing matches ${unused.map(String).join(', ')}.`);
    },
  };
}
