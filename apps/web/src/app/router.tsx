import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { AdminGuard, GuestGuard, SessionGuard } from '../features/auth/guards.tsx';
import { homePath } from './home-path.ts';

/** A component that is loaded when it is first shown. */
const view = (load: () => Promise<ComponentType>): ReactNode => {
  const View = lazy(async () => ({ default: await load() }));
  return <View />;
};

/** A route whose page is loaded when it is first opened. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  element: view(load),
});

const guestPages = [
  page('/', async () => (await import('../features/auth/pages/login-page.tsx')).LoginPage),
  page('/login', async () => (await import('../features/auth/pages/login-page.tsx')).LoginPage),
  page('/forgot-password', async () => (await import('../features/auth/pages/forgot-page.tsx')).ForgotPage),
  page('/reset-password', async () => (await import('../features/auth/pages/reset-page.tsx')).ResetPage),
  page(
    '/shop-client-registration',
    async () => (await import('../features/auth/pages/register-page.tsx')).RegisterPage,
  ),
];

/** One element for the three shelves, so that a tab does not begin the page anew. */
const library = view(async () => (await import('../features/texts/pages/library-page.tsx')).LibraryPage);

const reader = view(async () => (await import('../features/reader/pages/reader-page.tsx')).ReaderPage);

/** For learners with a language; others get the chooser in place of the page. */
const learnerPages: RouteObject[] = [
  { path: '/reading', element: library },
  page('/articles/upload', async () => (await import('../features/texts/pages/upload-page.tsx')).UploadPage),
  page('/reading/edit/:id', async () => (await import('../features/texts/pages/edit-page.tsx')).EditPage),
  ...['/reading/:id', '/reading/:id/page/:page'].map((path) => ({ path, element: reader })),
];

/** For every signed-in person. */
const personPages = [
  // Without a language these show their title and ask for one (specification 1, section 2).
  { path: '/reading/archive', element: library },
  { path: '/reading/trash', element: library },
  { path: '/dashboard', element: <Navigate to={homePath} replace /> },
  page('/settings', async () => (await import('../features/settings/pages/settings-page.tsx')).SettingsPage),
  page(
    '/subscription/upgrade',
    async () => (await import('../features/subscription/pages/upgrade-page.tsx')).UpgradePage,
  ),
];

const adminPages = [
  page('/admin/outbox', async () => (await import('../features/outbox/pages/outbox-page.tsx')).OutboxPage),
];

const publicPages = [
  page('/terms', async () => (await import('../features/legal/pages/terms-page.tsx')).TermsPage),
  page('/privacy', async () => (await import('../features/legal/pages/privacy-page.tsx')).PrivacyPage),
  // The error pages, and what every unknown path shows.
  page('*', async () => (await import('./errors/status-page.tsx')).StatusPage),
];

const learnerGuard = view(async () => (await import('../features/languages/learner-guard.tsx')).LearnerGuard);

const routes: RouteObject[] = [
  { element: <GuestGuard home={homePath} />, children: guestPages },
  {
    element: <SessionGuard />,
    children: [
      {
        element: view(async () => (await import('./layout/shell.tsx')).Shell),
        children: [
          ...personPages,
          { element: learnerGuard, children: learnerPages },
          { element: <AdminGuard />, children: adminPages },
        ],
      },
    ],
  },
  ...publicPages,
];

/** All screens of the app by their address. */
export const AppRoutes = () => useRoutes(routes);
