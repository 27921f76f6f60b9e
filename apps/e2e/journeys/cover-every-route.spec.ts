import { expect, test } from '@playwright/test';

import { screens } from '../visual/screens/screens.ts';
import { routerPaths } from '../src/screens/router-paths.ts';

test('every route of the app is covered by `npm run test:visual`', () => {
  const routes = routerPaths();
  const known = new Set(screens.map(({ route }) => route));
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((route) => !known.has(route))).toEqual([]);
  expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
