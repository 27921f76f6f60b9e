import i18next from 'i18next';

import { readStoredSession } from '../lib/session/stored-session.ts';

const loadShell = () => {
  void import('./layout/shell.tsx');
  void import('../features/languages/learner-guard.tsx');
  void i18next.loadNamespaces('navigation');
};

const loadHome = () => {
  loadShell();
  void import('../features/texts/pages/library-page.tsx');
  void i18next.loadNamespaces('texts');
};

const loadSignIn = () => {
  void import('../features/auth/pages/login-page.tsx');
  void i18next.loadNamespaces(['auth', 'validation']);
};

/**
 * Fetches what will be needed while it is not yet known who is signed in: the shell where somebody seems to
 * be, otherwise the sign-in page, and what comes after it with the first touch.
 */
export function warmUp(): void {
  if (readStoredSession()) return loadShell();
  loadSignIn();
  for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, loadHome, { once: true });
}
