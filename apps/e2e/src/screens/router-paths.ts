import { readFileSync } from 'node:fs';

const router = new URL('../../../web/src/app/router.tsx', import.meta.url);

/** Returns every path pattern in the built app's router, such as `/shop/:id`. */
export function routerPaths(): string[] {
  // Paths are quoted. So are imports, but they start with a dot or an @.
  const paths = readFileSync(router, 'utf8').matchAll(/'(\/[^']*|\*)'/g);
  return [...paths].map(([, path = '']) => path).filter((path) => !path.startsWith('/dev/'));
}

/** Returns the paths that can be opened without an ID. Optional segments are left out. */
export const plainPaths = (): string[] => [
  ...new Set(
    routerPaths()
      .map((path) => path.replace(/\/:\w+\?$/, ''))
      .filter((path) => !path.includes(':') && path !== '*'),
  ),
];
