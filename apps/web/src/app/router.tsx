import type { ComponentType } from 'react';
import { Navigate, useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { GuestGuard, RoleGuard, SessionGuard } from '../features/auth/guards.tsx';
import { isAdmin, isStaff, managesContent } from '../lib/session/roles.ts';
import { homePath } from './home-path.ts';
import { screen } from './screen.tsx';
import { learnerGuard, library, reader, shell, signIn } from './screens.ts';

/** A route whose page is loaded when it is first opened, with the dictionaries that it needs at once. */
const page = (
  path: string,
  load: () => Promise<ComponentType>,
  dictionaries: readonly string[] = [],
): RouteObject => {
  const { View } = screen(load, dictionaries);
  return { path, element: <View /> };
};

const guestPages = [
  ...['/', '/login'].map((path) => ({ path, element: <signIn.View /> })),
  page('/forgot-password', async () => (await import('../features/auth/pages/forgot-page.tsx')).ForgotPage),
  page('/reset-password', async () => (await import('../features/auth/pages/reset-page.tsx')).ResetPage),
  page(
    '/shop-client-registration',
    async () => (await import('../features/auth/pages/register-page.tsx')).RegisterPage,
  ),
];

/** One element for the three shelves, so that a tab does not begin the page anew. */
const shelf = <library.View />;

/** And one for the shelves of videos. */
const { element: videoShelf } = page(
  '',
  async () => (await import('../features/videos/pages/videos-page.tsx')).VideosPage,
);

/** One part of the build for the pages by which words come in and go out. */
const { element: transfer } = page(
  '',
  async () => (await import('../features/transfer/pages/transfer-page.tsx')).TransferPage,
);

/** For learners with a language; others get the chooser in place of the page. */
const learnerPages: RouteObject[] = [
  { path: '/reading', element: shelf },
  page('/articles/upload', async () => (await import('../features/texts/pages/upload-page.tsx')).UploadPage),
  page(
    '/reading/notes',
    async () => (await import('../features/annotations/pages/annotations-page.tsx')).AnnotationsPage,
  ),
  ...['/videos', '/videos/archive', '/videos/trash'].map((path) => ({ path, element: videoShelf })),
  page('/videos/upload', async () => (await import('../features/videos/pages/upload-page.tsx')).UploadPage),
  page('/practice', async () => (await import('../features/practice/pages/practice-page.tsx')).PracticePage),
  page('/words', async () => (await import('../features/words/pages/words-page.tsx')).WordsPage),
  ...['/words/import', '/words/import/:id', '/words/export'].map((path) => ({ path, element: transfer })),
  page('/mindmap', async () => (await import('../features/mindmap/pages/mindmap-page.tsx')).MindmapPage),
  page('/saved', async () => (await import('../features/saved/pages/saved-page.tsx')).SavedPage),
  page('/reading/edit/:id', async () => (await import('../features/texts/pages/edit-page.tsx')).EditPage),
  page(
    '/videos/subtitles/:id',
    async () => (await import('../features/subtitles/pages/subtitles-page.tsx')).SubtitlesPage,
    ['subtitles', 'watch'],
  ),
  page('/videos/learn/:id', async () => (await import('../features/watch/pages/watch-page.tsx')).WatchPage, [
    'reader',
    'watch',
  ]),
  ...['/reading/:id', '/reading/:id/page/:page'].map((path) => ({ path, element: <reader.View /> })),
];

/** For every signed-in person. */
const personPages = [
  // Without a language these show their title and ask for one (specification 1, section 2).
  { path: '/reading/archive', element: shelf },
  { path: '/reading/trash', element: shelf },
  { path: '/dashboard', element: <Navigate to={homePath} replace /> },
  page(
    '/notifications',
    async () => (await import('../features/notifications/pages/notifications-page.tsx')).NotificationsPage,
  ),
  page('/settings', async () => (await import('../features/settings/pages/settings-page.tsx')).SettingsPage),
  page(
    '/subscription/upgrade',
    async () => (await import('../features/subscription/pages/upgrade-page.tsx')).UpgradePage,
  ),
];

const contentPages = [
  page(
    '/videos/manage',
    async () => (await import('../features/catalogue-videos/pages/manage-page.tsx')).ManagePage,
  ),
];

const staffPages = [
  page('/tasks', async () => (await import('../features/tasks/pages/tasks-page.tsx')).TasksPage),
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

const routes: RouteObject[] = [
  { element: <GuestGuard home={homePath} />, children: guestPages },
  {
    element: <SessionGuard />,
    children: [
      {
        element: <shell.View />,
        children: [
          ...personPages,
          { element: <learnerGuard.View />, children: learnerPages },
          { element: <RoleGuard allows={managesContent} />, children: contentPages },
          { element: <RoleGuard allows={isStaff} />, children: staffPages },
          { element: <RoleGuard allows={isAdmin} />, children: adminPages },
        ],
      },
    ],
  },
  ...publicPages,
];

/** All screens of the app by their address. */
export const AppRoutes = () => useRoutes(routes);
