import { readFileSync } from 'node:fs';

const router = new URL('../../../web/src/app/router.tsx', import.meta.url);

/** Returns every path pattern of the built app's router, e.g. `/shop/:id`. */
export function routerPaths(): string[] {
  // Paths are quoted; so are imports, but those start with a dot or an @.
  const paths = readFileSync(router, 'utf8').matchAll(/'(\/[^']*|\*)'/g);
  return [...paths].map(([, path = '']) => path).filter((path) => !path.startsWith('/dev/'));
}

/** Returns the paths that open without an ID; optional segments are omitted. */
export const plainPaths = (): string[] => [
  ...new Set(
    routerPaths()
      .map((path) => path.replace(/\/:\w+\?$/, ''))
      .filter((path) => !path.includes(':') && path !== '*'),
  ),
];
