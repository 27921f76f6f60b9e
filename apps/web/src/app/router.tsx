import type { ComponentType } from 'react';
import { useRoutes, Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { GuestGuard, RoleGuard, SessionGuard } from '@/features/auth/guards.tsx';
import { mustSetUpSecondFactor } from '@/domain/second-factor/must-set-up-second-factor.ts';
import { isAdmin, managesContent } from '@/domain/session/roles.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { readStoredSession } from '@/domain/session/stored-session.ts';
import { homePath } from './home-path.ts';
import { screen } from './screen.tsx';
import {
  dashboard,
  languageGuard,
  learnerAccountGuard,
  learnerGuard,
  library,
  reader,
  shop,
  signIn,
  uploaderGuard,
  shell,
  visitorShell,
} from './screens.ts';
import type { LazyPath } from './lazy-pages.ts';

const secondFactorSetup = screen(
  async () => (await import('@/features/auth/components/second-factor-setup.tsx')).SecondFactorSetup,
  ['auth', 'security', 'navigation', 'settings'],
);

/**
 * Puts the app's frame around the pages of a signed-in user, unless a second factor has to be set up first. For
 * visitors, the guards inside decide what to show.
 */
function AppFrame() {
  const { state } = useSession();
  if (state.status !== 'authenticated') return <Outlet />;
  return mustSetUpSecondFactor(state.user) ? <secondFactorSetup.View /> : <shell.View />;
}

/** Frames pages that are also open to visitors. Visitors get a simple frame, immediately if no session is stored. */
function VisitorFrame() {
  const { state } = useSession();
  if (state.status === 'authenticated') return <Outlet />;
  if (state.status !== 'anonymous' && readStoredSession()) return <SessionGuard />;
  return <visitorShell.View />;
}

/** Creates a route whose page is loaded when it is first opened, with the namespaces that it needs immediately. */
const lazyRoute = (
  path: string,
  load: () => Promise<ComponentType>,
  namespaces: readonly string[] = [],
): RouteObject => {
  const { View } = screen(load, namespaces);
  return { path, element: <View /> };
};

/** Creates a route whose page comes from a list that is itself loaded on demand. */
const lazyPage = (path: LazyPath): RouteObject =>
  lazyRoute(path, async () => (await import('./lazy-pages.ts')).fetchPage(path));

const guestPages = [
  ...['/', '/login'].map((path) => ({ path, element: <signIn.View /> })),
  lazyPage('/forgot-password'),
  lazyPage('/reset-password'),
  lazyPage('/shop-client-registration'),
];

/** One element for all three tabs, so that changing tabs does not remount the page. */
const libraryPage = <library.View />;

/** One element for all tabs of the video pages, so that changing tabs does not remount the page. */
const { element: videosPage } = lazyRoute(
  '',
  async () => (await import('@/features/videos/pages/videos-page.tsx')).VideosPage,
  ['videos', 'saved', 'validation', 'catalogue'],
);

/** One chunk for the pages that import and export words. */
const { element: transferPage } = lazyPage('/words/import');

/** One element for the three URLs of the shop. */
const shopPage = <shop.View />;

/** Pages for learners with a current language; without one, the language picker is shown instead. */
const learnerPages: RouteObject[] = [
  { path: '/dashboard', element: <dashboard.View /> },
  { path: '/reading', element: libraryPage },
  lazyPage('/articles/upload'),
  lazyPage('/reading/notes'),
  ...['/videos', '/videos/archive', '/videos/trash'].map((path) => ({ path, element: videosPage })),
  lazyPage('/progress'),
  lazyPage('/practice'),
  lazyPage('/words'),
  ...['/words/import', '/words/import/:id', '/words/export'].map((path) => ({ path, element: transferPage })),
  lazyPage('/journal'),
  lazyPage('/mindmap'),
  lazyPage('/saved'),
  lazyPage('/reading/edit/:id'),
  lazyPage('/videos/subtitles/:id'),
  lazyRoute(
    '/videos/learn/:id',
    async () => (await import('@/features/watching/pages/watch-page.tsx')).WatchPage,
    ['reader', 'watch'],
  ),
  ...['/reading/:id', '/reading/:id/page/:page'].map((path) => ({ path, element: <reader.View /> })),
];

/** Pages for visitors and every signed-in user. */
const openPages = [
  ...['/shop', '/store', '/marketplace'].map((path) => ({ path, element: shopPage })),
  lazyPage('/shop/:id'),
  lazyPage('/cart'),
  lazyPage('/stripe-test'),
  lazyPage('/test-shop'),
];

/** Pages for learners, with or without a current language. */
const learnerAccountPages = [lazyPage('/my-purchases')];

/** Pages for every signed-in user. */
const userPages = [
  // Without a language, these pages show their title and ask for one (specification 1, section 2).
  { path: '/reading/archive', element: libraryPage },
  { path: '/reading/trash', element: libraryPage },
  lazyPage('/start-learning'),
  lazyPage('/notifications'),
  lazyPage('/users'),
  lazyPage('/reports'),
  lazyPage('/tasks'),
  lazyPage('/settings'),
  lazyPage('/help'),
  lazyPage('/help/guide/:guide'),
  lazyPage('/subscription/upgrade'),
  lazyPage('/marketplace/purchased'),
  lazyPage('/marketplace/purchased/:id'),
  lazyPage('/marketplace/purchased/:id/listen'),
  lazyPage('/checkout'),
  lazyPage('/checkout/pay'),
  lazyPage('/checkout/done'),
  lazyPage('/order-history'),
  lazyPage('/order-history/invoice'),
];

const contentPages = [
  lazyPage('/content/pricing/:tab?'),
  lazyPage('/ebooks/upload'),
  lazyPage('/ebooks/manage'),
  lazyPage('/videos/manage'),
];

const adminPages = [
  lazyPage('/admin/learners'),
  lazyPage('/admin/learners/import/:id?'),
  lazyPage('/admin/metrics'),
  lazyPage('/admin/orders'),
  lazyPage('/admin/dictionaries'),
  lazyPage('/admin/services'),
  lazyPage('/admin/audit'),
  lazyPage('/admin/security'),
  lazyPage('/admin/outbox'),
];

const publicPages = [
  lazyPage('/language-test'),
  lazyPage('/developers/:operation?'),
  lazyPage('/unsubscribe'),
  lazyPage('/single-sign-on/:provider'),
  lazyPage('/verify-email'),
  lazyPage('/terms'),
  lazyPage('/privacy'),
  // The error pages and every unknown path.
  lazyPage('*'),
];

export const routes: RouteObject[] = [
  { element: <GuestGuard home={homePath} />, children: guestPages },
  {
    // One frame for visitor pages and all other pages, so that nothing in it remounts when moving between them.
    element: <AppFrame />,
    children: [
      { element: <VisitorFrame />, children: openPages },
      {
        element: <SessionGuard />,
        children: [
          ...userPages,
          { element: <learnerGuard.View />, children: learnerPages },
          { element: <languageGuard.View />, children: [lazyPage('/tags')] },
          { element: <uploaderGuard.View />, children: [lazyPage('/videos/upload')] },
          { element: <learnerAccountGuard.View />, children: learnerAccountPages },
          { element: <RoleGuard allows={managesContent} />, children: contentPages },
          { element: <RoleGuard allows={isAdmin} />, children: adminPages },
        ],
      },
    ],
  },
  ...publicPages,
];

/** Pages for developers, which the built app doesn't contain. */
const developmentPages = import.meta.env.DEV
  ? [lazyRoute('/dev/ui', async () => (await import('./dev/ui-gallery.tsx')).UiGallery)]
  : [];

const allRoutes = [...developmentPages, ...routes];

/** Renders the screen for the current URL. */
export const AppRoutes = () => useRoutes(allRoutes);
