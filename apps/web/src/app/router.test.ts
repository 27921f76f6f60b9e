import { indexedPages, unlistedPages } from '@glossa/contract/page-paths';
import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

import { SessionGuard } from '@/features/auth/guards.tsx';
import { routes } from './router.tsx';
import { languageGuard, learnerGuard, shop } from './screens.ts';

const collectPaths = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...collectPaths(children),
  ]);

it('keeps the server’s page list in sync with the router', () => {
  const known: string[] = [...indexedPages, ...unlistedPages];
  expect(known.toSorted()).toEqual(
    collectPaths(routes)
      .filter((path) => path !== '*')
      .toSorted(),
  );
});

/** Returns the components that a path renders, outermost first. */
const componentsAt = (path: string): unknown[] =>
  (matchRoutes(routes, path) ?? []).map(({ route: { element } }) =>
    isValidElement(element) ? element.type : undefined,
  );

it('requires sign-in on every page except the public ones', () => {
  const open = collectPaths(routes).filter((path) => !componentsAt(path).includes(SessionGuard));
  expect(open).toEqual([
    '/',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/shop-client-registration',
    '/shop',
    '/store',
    '/marketplace',
    '/shop/:id',
    '/cart',
    '/stripe-test',
    '/test-shop',
    '/language-test',
    '/developers/:operation?',
    '/unsubscribe',
    '/single-sign-on/:provider',
    '/verify-email',
    '/terms',
    '/privacy',
    '*',
  ]);
});

it.each(['/shop', '/store', '/marketplace'])('%s shows the shop', (path) => {
  expect(componentsAt(path).at(-1)).toBe(shop.View);
});

it.each([
  ['/dashboard', learnerGuard],
  ['/videos', learnerGuard],
  ['/journal', learnerGuard],
  ['/saved', learnerGuard],
  ['/tags', languageGuard],
])('%s asks a learner without a language to choose one', (path, guard) => {
  expect(componentsAt(path)).toContain(guard.View);
});
