import { onNetworkIdle } from '@/lib/api/on-network-idle.ts';
import { readStoredSession } from '@/domain/session/stored-session.ts';
import type { Screen } from './screen.tsx';
import { dashboard, learnerGuard, library, reader, shell, shop, signIn, visitorShell } from './screens.ts';

const frame = [shell, learnerGuard];

/** Returns the screens to preload for a path: those that users return to most. Other screens are loaded on demand. */
const screensForPath = (path: string): Screen[] => {
  if (/^\/reading\/[\da-f-]{36}(\/|$)/.test(path)) return [reader];
  if (/^\/(login|dashboard)?$/.test(path)) return [dashboard];
  if (/^\/(shop|store|marketplace)$/.test(path)) return [shop];
  return /^\/reading(\/archive|\/trash)?$/.test(path) ? [library] : [];
};

/** Matches pages that are open to visitors, see `openPages` in the router. */
const visitorPage = /^\/((shop|store|marketplace|cart|stripe-test|test-shop)\/?|shop\/[^/]+)$/;

const loadAll = async (screens: readonly Screen[]): Promise<void> => {
  await Promise.all(screens.map(({ load }) => load()));
};

const loadHome = () => {
  // If the user has signed in by now, the home screen is already open.
  if (!readStoredSession()) void loadAll([...frame, dashboard]);
};

/** Loads the toasts and dialogs that report a lost connection, because they can't be loaded once it is lost. */
const loadMessages = () => {
  void import('./toasts.tsx');
  void import('@/ui/overlays/confirm-dialog.tsx');
};

/**
 * Preloads what will probably be needed, without waiting for the session check. With a stored session, that is the
 * shell and the screen of the URL; otherwise the shop for visitors or the sign-in page, and the home screen on the
 * first input. Toasts and dialogs load when the browser is idle; after a sign-in, the first message loads them.
 *
 * `texts` settles once the interface strings that every screen needs have loaded. Resolves when the first screen can
 * render all at once; if parts of it were still loading, React would delay each of them to avoid flicker.
 */
export async function preload(texts: Promise<unknown>): Promise<void> {
  if (readStoredSession()) {
    onNetworkIdle(loadMessages);
    // Don't wait, because a loading indicator is shown until the session has been checked, and that check must start
    // now.
    void loadAll([...frame, ...screensForPath(location.pathname)]);
    return;
  }
  if (visitorPage.test(location.pathname)) {
    await Promise.allSettled([texts, loadAll([visitorShell, ...screensForPath(location.pathname)])]);
    return;
  }
  for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, loadHome, { once: true });
  await Promise.allSettled([texts, signIn.load()]);
}
