import { whenQuiet } from '../lib/api/when-quiet.ts';
import { readStoredSession } from '../lib/session/stored-session.ts';
import type { Screen } from './screen.tsx';
import { dashboard, learnerGuard, library, reader, shell, shop, signIn, visitorShell } from './screens.ts';

const frame = [shell, learnerGuard];

/** The screens that people come back to most. Others are fetched when the router asks for them. */
const screensOf = (path: string): Screen[] => {
  if (/^\/reading\/[\da-f-]{36}(\/|$)/.test(path)) return [reader];
  if (/^\/(login|dashboard)?$/.test(path)) return [dashboard];
  if (/^\/(shop|store|marketplace)$/.test(path)) return [shop];
  return /^\/reading(\/archive|\/trash)?$/.test(path) ? [library] : [];
};

/** Pages that visitors see without an account, see `openPages` of the router. */
const openPage = /^\/((shop|store|marketplace|cart|stripe-test|test-shop)\/?|shop\/[^/]+)$/;

const loadAll = async (screens: readonly Screen[]): Promise<void> => {
  await Promise.all(screens.map(({ load }) => load()));
};

const loadHome = () => {
  // Who came with a session that this browser did not know of is at home already.
  if (!readStoredSession()) void loadAll([...frame, dashboard]);
};

/** What tells of a lost connection has to be here before the connection is lost. */
const loadMessages = () => {
  void import('./toasts.tsx');
  void import('../ui/confirm-dialog.tsx');
};

/**
 * Fetches what will be needed while it is not yet known who is signed in: the shell and the screen of the address
 * where somebody seems to be, otherwise the shop for visitors or the sign-in page, and what comes after it with the first touch. Messages
 * and questions follow once the screen stands; for who signs in, the first message brings them.
 *
 * `dictionaries` are those that every screen needs. Resolves when the first screen can be drawn at one go. A screen that is put together piece by piece is later,
 * as React holds each piece back for a while, lest it flickers.
 */
export async function warmUp(dictionaries: Promise<unknown>): Promise<void> {
  if (readStoredSession()) {
    whenQuiet(loadMessages);
    // A sign of waiting stands there until the session is checked, which has to begin now.
    void loadAll([...frame, ...screensOf(location.pathname)]);
    return;
  }
  if (openPage.test(location.pathname)) {
    await Promise.allSettled([dictionaries, loadAll([visitorShell, ...screensOf(location.pathname)])]);
    return;
  }
  for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, loadHome, { once: true });
  await Promise.allSettled([dictionaries, signIn.load()]);
}
