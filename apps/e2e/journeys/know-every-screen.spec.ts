import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { screens } from '../looks/screens/screens.ts';

const router = new URL('../../web/src/app/router.tsx', import.meta.url);

test('every address of the app is looked at by `npm run looks`', () => {
  const source = readFileSync(router, 'utf8');
  // Addresses stand in quotes; what is imported does, too, but begins with a dot.
  const routes = [...source.matchAll(/'(\/[^']*|\*)'/g)].map(([, route]) => route);
  const known = new Set(screens.map(({ route }) => route));
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((route) => !known.has(route ?? ''))).toEqual([]);
  expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
