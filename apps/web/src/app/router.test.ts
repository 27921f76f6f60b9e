import { indexedPages, unlistedPages } from '@glossa/contract/page-paths';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

import { routes } from './router.tsx';

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

it('the server knows every page, and no other', () => {
  const known: string[] = [...indexedPages, ...unlistedPages];
  expect(known.toSorted()).toEqual(
    pathsOf(routes)
      .filter((path) => path !== '*')
      .toSorted(),
  );
});
