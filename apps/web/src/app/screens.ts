import { screen } from './screen.tsx';

// The screens that are preloaded, see preload.ts.

export const signIn = screen(
  async () => (await import('@/features/auth/pages/login-page.tsx')).LoginPage,
  ['auth', 'validation'],
);

export const shell = screen(
  async () => (await import('./layout/shell.tsx')).Shell,
  ['navigation', 'languages'],
);

export const visitorShell = screen(async () => (await import('./layout/visitor-shell.tsx')).VisitorShell);

export const learnerGuard = screen(
  async () => (await import('@/features/languages/learner-guard.tsx')).LearnerGuard,
);

export const languageGuard = screen(
  async () => (await import('@/features/languages/learner-guard.tsx')).LanguageGuard,
);

export const learnerAccountGuard = screen(
  async () => (await import('@/features/languages/learner-guard.tsx')).LearnerAccountGuard,
);

export const uploaderGuard = screen(
  async () => (await import('@/features/languages/learner-guard.tsx')).UploaderGuard,
);

export const dashboard = screen(
  async () => (await import('@/features/dashboard/dashboard-page.tsx')).DashboardPage,
  ['dashboard', 'goals', 'achievements', 'charts'],
);

export const shop = screen(
  async () => (await import('@/features/shop/pages/shop-page.tsx')).ShopPage,
  ['shop'],
);

export const library = screen(
  async () => (await import('@/features/texts/pages/library-page.tsx')).LibraryPage,
  ['texts'],
);

export const reader = screen(
  async () => (await import('@/features/reading/pages/reader-page.tsx')).ReaderPage,
  ['reader', 'navigation'],
);
