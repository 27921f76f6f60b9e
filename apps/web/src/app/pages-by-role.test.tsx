import type { User } from '@glossa/contract/auth';
import { act } from '@testing-library/react';
import { isValidElement, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useRoutes } from 'react-router-dom';
import type { NavigateFunction, RouteObject } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';

import { isAdmin, isLearner } from '@/domain/session/roles.ts';
import { GuestGuard } from '@/features/auth/guards.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { searchLinks } from './layout/search-box.tsx';
import { getVisibleGroups, flattenLinks, mobileItems } from './navigation.ts';
import { roleGroups } from './role-groups.ts';
import { routes } from './router.tsx';
import { languageGuard, learnerAccountGuard, learnerGuard, uploaderGuard } from './screens.ts';

const choices = [true, false];
const roleCombinations = choices.flatMap((isLearnerAccount) =>
  choices.flatMap((isStaff) =>
    choices.flatMap((managesContent) =>
      choices.map((isSuperuser) =>
        sampleUser({
          account_type: isLearnerAccount ? 'learner' : 'shop_client',
          ...(!isLearnerAccount && { current_language: null, selected_languages: [] }),
          is_staff: isStaff,
          can_manage_content: managesContent,
          is_superuser: isSuperuser,
        }),
      ),
    ),
  ),
);

const describeUser = (user: User): string =>
  [
    user.account_type,
    ...(user.is_staff ? ['staff'] : []),
    ...(user.can_manage_content ? ['content manager'] : []),
    ...(user.is_superuser ? ['admin'] : []),
  ].join(', ');

/** Pages that are open to everyone, or only to visitors. */
const visitorPaths = new Set([
  '/',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/shop-client-registration',
  '/language-test',
  '/developers',
  '/unsubscribe',
  '/verify-email',
  '/terms',
  '/privacy',
]);

/** Pages that no menu links to, with the page whose buttons and tabs lead to them. */
const parentPages: Record<string, string> = {
  '/store': '/shop',
  '/marketplace': '/shop',
  '/cart': '/shop',
  '/checkout': '/shop',
  '/checkout/pay': '/shop',
  '/checkout/done': '/shop',
  '/order-history': '/marketplace/purchased',
  '/order-history/invoice': '/marketplace/purchased',
  '/my-purchases': '/marketplace/purchased',
  '/start-learning': '/settings',
  '/words/import': '/words',
  '/words/export': '/words',
  '/admin/learners/import': '/admin/learners',
  // The specification's test pages, which developers open by URL.
  '/stripe-test': '/shop',
  '/test-shop': '/shop',
};

/** Pages without a guard, each with a function that returns whether the page itself turns the user away. */
const selfGuardedPages: Record<string, (user: User) => boolean> = {
  '/users': (user) => !isAdmin(user),
  '/reading/archive': (user) => !isLearner(user),
  '/reading/trash': (user) => !isLearner(user),
};

function Page() {
  return <p>{useLocation().pathname}</p>;
}

/** Returns the routes with their guards, without the app's frame, and with a placeholder for each page. */
const stubPages = (all: readonly RouteObject[], isNested = false): RouteObject[] =>
  all.map(({ path, element, children }) => {
    if (!children) return { path: path ?? '', element: <Page /> };
    const isGuard = isNested || (isValidElement(element) && element.type === GuestGuard);
    return { ...(isGuard && { element }), children: stubPages(children, true) };
  });
const guardedRoutes = stubPages(routes);
/** Returns every path that opens without an ID; optional segments are omitted. */
const listStaticPaths = (all: readonly RouteObject[]): string[] =>
  all
    .flatMap(({ path, children = [] }) => [
      ...(path === undefined ? [] : [path]),
      ...listStaticPaths(children),
    ])
    .map((path) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !path.includes(':') && path !== '*');

/** Signs a user in. Returns a function that opens a path and returns whether its page is shown. */
function opener(user: User): (path: string) => boolean {
  let navigateTo: NavigateFunction = () => undefined;
  function Guarded() {
    const navigate = useNavigate();
    useEffect(() => {
      navigateTo = navigate;
    });
    return useRoutes(guardedRoutes);
  }
  const { container } = renderApp(
    <Suspense>
      <Guarded />
    </Suspense>,
    { path: '/help', session: { state: { status: 'authenticated', user } } },
  );
  return (path) => {
    act(() => void navigateTo(path));
    return container.querySelector('p')?.textContent === path && !selfGuardedPages[path]?.(user);
  };
}

beforeAll(async () => {
  for (const guard of [learnerGuard, languageGuard, learnerAccountGuard, uploaderGuard]) await guard.load();
});

it.each(roleCombinations.map((user) => [describeUser(user), user] as const))(
  'opens every page that a menu links to, and hides none: %s',
  (_name, user) => {
    const opens = opener(user);
    const groups = getVisibleGroups(user, roleGroups);
    const links = new Set(
      [...flattenLinks(groups), ...searchLinks(user), ...mobileItems(user)].map(({ to }) => to),
    );
    expect([...links].filter((path) => !opens(path))).toEqual([]);
    const hidden = listStaticPaths(routes).filter(
      (path) =>
        !visitorPaths.has(path) && !links.has(path) && !links.has(parentPages[path] ?? '') && opens(path),
    );
    expect(hidden).toEqual([]);
  },
);

// The browser tests rely on this to skip admins with additional roles, see apps/e2e/journeys/follow-every-link.spec.ts.
it('links an admin to the same pages whatever their other roles are', () => {
  const linked = (user: User) =>
    [getVisibleGroups(user, roleGroups), searchLinks(user), mobileItems(user)].map((links) =>
      JSON.stringify(links),
    );
  for (const user of roleCombinations.filter(isAdmin))
    expect(linked(user)).toEqual(linked({ ...user, is_staff: false, can_manage_content: false }));
});
