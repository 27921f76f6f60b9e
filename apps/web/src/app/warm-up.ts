import i18next from 'i18next';

import { whenQuiet } from '../lib/api/when-quiet.ts';
import { readStoredSession } from '../lib/session/stored-session.ts';

const loadShell = () => {
  void import('./layout/shell.tsx');
  void import('../features/languages/learner-guard.tsx');
  void i18next.loadNamespaces('navigation');
};

const loadLibrary = () => {
  void import('../features/texts/pages/library-page.tsx');
  void i18next.loadNamespaces('texts');
};

const loadReader = () => {
  void import('../features/reader/pages/reader-page.tsx');
  void i18next.loadNamespaces('reader');
};

/** The screens that people come back to most. Others are fetched when the router asks for them. */
const loadScreen = (path: string) => {
  if (/^\/reading\/[\da-f-]{36}(\/|$)/.test(path)) loadReader();
  else if (/^\/(login|reading(\/archive|\/trash)?)?$/.test(path)) loadLibrary();
};

const loadHome = () => {
  loadShell();
  loadLibrary();
};

/** What tells of a lost connection has to be here before the connection is lost. */
const loadMessages = () => {
  void import('./toasts.tsx');
  void import('../ui/confirm-dialog.tsx');
};

const loadSignIn = () => {
  void import('../features/auth/pages/login-page.tsx');
  void i18next.loadNamespaces(['auth', 'validation']);
};

/**
 * Fetches what will be needed while it is not yet known who is signed in: the shell and the screen of the address
 * where somebody seems to be, otherwise the sign-in page, and what comes after it with the first touch. Messages
 * and questions follow once the screen stands; for who signs in, the first message brings them.
 */
export function warmUp(): void {
  if (readStoredSession()) {
    whenQuiet(loadMessages);
    loadShell();
    return loadScreen(location.pathname);
  }
  loadSignIn();
  for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, loadHome, { once: true });
}
