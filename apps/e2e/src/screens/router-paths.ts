import { readFileSync } from 'node:fs';

const router = new URL('../../../web/src/app/router.tsx', import.meta.url);

/** Every path of the router, as it is written there, e.g. `/shop/:id`. */
export function routerPaths(): string[] {
  // Paths stand in quotes; what is imported does, too, but begins with a dot.
  const paths = readFileSync(router, 'utf8').matchAll(/'(\/[^']*|\*)'/g);
  return [...paths].map(([, path = '']) => path);
}

/** The paths that open without naming a thing: optional parts are left out. */
export const plainPaths = (): string[] => [
  ...new Set(
    routerPaths()
      .map((path) => path.replace(/\/:\w+\?$/, ''))
      .filter((path) => !path.includes(':') && path !== '*'),
  ),
];
