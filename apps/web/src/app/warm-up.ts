import i18next from 'i18next';

import { readStoredSession } from '../lib/session/stored-session.ts';

const load = () => {
  void import('./layout/shell.tsx');
  void import('../features/languages/learner-guard.tsx');
  void import('../features/texts/pages/library-page.tsx');
  void i18next.loadNamespaces(['navigation', 'texts']);
};

/**
 * Fetches what comes after sign-in before it is asked for: at once where somebody seems to be signed in,
 * otherwise with the first touch of the sign-in form.
 */
export function warmUp(): void {
  if (readStoredSession()) load();
  else for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, load, { once: true });
}
