import type { ComponentType } from 'react';
import { useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { GuestGuard, RoleGuard, SessionGuard } from '@/features/auth/guards.tsx';
import { isAdmin, managesContent } from '@/domain/session/roles.ts';
import { AppFrame, VisitorFrame } from './frames.tsx';
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
} from './screens.ts';
import type { SeldomPath } from './seldom-pages.ts';

/** Creates a route whose page is loaded when it is first opened, with the dictionaries that it needs immediately. */
const page = (
  path: string,
  load: () => Promise<ComponentType>,
  dictionaries: readonly string[] = [],
): RouteObject => {
  const { View } = screen(load, dictionaries);
  return { path, element: <View /> };
};

/** Creates a route whose page comes from a list that is itself loaded on demand. */
const seldom = (path: SeldomPath): RouteObject =>
  page(path, async () => (await import('./seldom-pages.ts')).fetchPage(path));

const guestPages = [
  ...['/', '/login'].map((path) => ({ path, element: <signIn.View /> })),
  seldom('/forgot-password'),
  seldom('/reset-password'),
  seldom('/shop-client-registration'),
];

/** One element for all three shelves, so that changing tabs does not remount the page. */
const shelf = <library.View />;

/** The same for the video shelves. */
const { element: videoShelf } = page(
  '',
  async () => (await import('@/features/videos/pages/videos-page.tsx')).VideosPage,
);

/** One chunk for the pages that import and export words. */
const { element: transfer } = seldom('/words/import');

/** Three URLs of the same shop. */
const shelves = <shop.View />;

/** For learners with a language; others see the language picker instead of the page. */
const learnerPages: RouteObject[] = [
  { path: '/dashboard', element: <dashboard.View /> },
  { path: '/reading', element: shelf },
  seldom('/articles/upload'),
  seldom('/reading/notes'),
  ...['/videos', '/videos/archive', '/videos/trash'].map((path) => ({ path, element: videoShelf })),
  seldom('/progress'),
  seldom('/practice'),
  seldom('/words'),
  ...['/words/import', '/words/import/:id', '/words/export'].map((path) => ({ path, element: transfer })),
  seldom('/journal'),
  seldom('/mindmap'),
  seldom('/saved'),
  seldom('/reading/edit/:id'),
  seldom('/videos/subtitles/:id'),
  page(
    '/videos/learn/:id',
    async () => (await import('@/features/watching/pages/watch-page.tsx')).WatchPage,
    ['reader', 'watch'],
  ),
  ...['/reading/:id', '/reading/:id/page/:page'].map((path) => ({ path, element: <reader.View /> })),
];

/** For visitors and every signed-in user. */
const openPages = [
  ...['/shop', '/store', '/marketplace'].map((path) => ({ path, element: shelves })),
  seldom('/shop/:id'),
  seldom('/cart'),
  seldom('/stripe-test'),
  seldom('/test-shop'),
];

/** For learners, with or without a current language. */
const learnerAccountPages = [seldom('/my-purchases')];

/** For every signed-in user. */
const personPages = [
  // Without a language, these show their title and ask for one (specification 1, section 2).
  { path: '/reading/archive', element: shelf },
  { path: '/reading/trash', element: shelf },
  seldom('/start-learning'),
  seldom('/notifications'),
  seldom('/users'),
  seldom('/reports'),
  seldom('/tasks'),
  seldom('/settings'),
  seldom('/help'),
  seldom('/subscription/upgrade'),
  seldom('/marketplace/purchased'),
  seldom('/marketplace/purchased/:id'),
  seldom('/marketplace/purchased/:id/listen'),
  seldom('/checkout'),
  seldom('/checkout/pay'),
  seldom('/checkout/done'),
  seldom('/order-history'),
  seldom('/order-history/invoice'),
];

const contentPages = [
  seldom('/content/pricing/:tab?'),
  seldom('/ebooks/upload'),
  seldom('/ebooks/manage'),
  seldom('/videos/manage'),
];

const adminPages = [
  seldom('/admin/learners'),
  seldom('/admin/learners/import/:id?'),
  seldom('/admin/metrics'),
  seldom('/admin/orders'),
  seldom('/admin/audit'),
  seldom('/admin/outbox'),
];

const publicPages = [
  seldom('/language-test'),
  seldom('/developers/:operation?'),
  seldom('/unsubscribe'),
  seldom('/terms'),
  seldom('/privacy'),
  // The error pages and every unknown path.
  seldom('*'),
];

export const routes: RouteObject[] = [
  { element: <GuestGuard home={homePath} />, children: guestPages },
  {
    // One frame for both, so that nothing in it remounts when moving between them.
    element: <AppFrame />,
    children: [
      { element: <VisitorFrame />, children: openPages },
      {
        element: <SessionGuard />,
        children: [
          ...personPages,
          { element: <learnerGuard.View />, children: learnerPages },
          { element: <languageGuard.View />, children: [seldom('/tags')] },
          { element: <uploaderGuard.View />, children: [seldom('/videos/upload')] },
          { element: <learnerAccountGuard.View />, children: learnerAccountPages },
          { element: <RoleGuard allows={managesContent} />, children: contentPages },
          { element: <RoleGuard allows={isAdmin} />, children: adminPages },
        ],
      },
    ],
  },
  ...publicPages,
];

/** Renders the screen for the current URL. */
export const AppRoutes = () => useRoutes(routes);
