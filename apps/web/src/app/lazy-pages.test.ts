import { expect, it } from 'vitest';

import { sources } from '@/testing/source-files.ts';
import { dictionaries } from '@/testing/start-test-i18n.ts';

/** The source files by their path in `src`. */
const files = new Map(Object.entries(sources).map(([path, code]) => [path.replace('../', ''), code]));

/** Namespaces that are loaded before any screen. */
const alwaysLoaded = ['common', 'errors'];

const quotedStrings = (code: string): string[] =>
  [...code.matchAll(/'([^']+)'/g)].map(([, text]) => text ?? '');

/** Returns the path in `src` of a module that `importer` imports. */
const resolveModule = (importer: string, name: string): string =>
  name.startsWith('@/') ? name.slice(2) : new URL(name, `file:///${importer}`).pathname.slice(1);

/** Returns a module and all modules that are loaded with it. */
function listModules(start: string): string[] {
  const found = new Set([start]);
  for (const path of found) {
    for (const [, name] of files
      .get(path)
      ?.matchAll(/^(?:import|export) (?!type )[^;]*from '([@.][^']+)';/gm) ?? [])
      found.add(resolveModule(path, name ?? ''));
  }
  return [...found];
}

/** Returns the namespaces that a module's components load when they are first shown. */
const listNamespaces = (path: string): string[] =>
  [...(files.get(path)?.matchAll(/useTranslation\(('[^']+'|\[[^\]]*\])/g) ?? [])].flatMap(([, names]) =>
    quotedStrings(names ?? ''),
  );

/** The screens that these files load, with the namespaces listed after each. */
const screens = ['app/lazy-pages.ts', 'app/screens.ts', 'app/router.tsx'].flatMap((path) =>
  (files.get(path) ?? '')
    .split(/(?=import\(')/)
    .slice(1)
    .map((code) => {
      const [name = '', ...strings] = quotedStrings(code);
      return [
        resolveModule(path, name),
        strings.filter((text) => text in (dictionaries['en'] ?? {})),
      ] as const;
    }),
);

// Otherwise, a component that is shown later, e.g. once a list has loaded, hides the page until the component's
// namespace has loaded, and what the user types in the meantime is lost.
it.each(screens)('%s is loaded with the namespaces of all its components', (module, listed) => {
  const needed = new Set(listModules(module).flatMap(listNamespaces));
  expect([...needed].filter((name) => ![...listed, ...alwaysLoaded].includes(name))).toEqual([]);
});
