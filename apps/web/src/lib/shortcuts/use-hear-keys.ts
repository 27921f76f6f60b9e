import { useLayoutEffect } from 'react';

import { runShortcut } from './shortcuts.ts';

/** Runs the registered shortcuts while a page's frame is mounted. */
export function useHearKeys(): void {
  useLayoutEffect(() => {
    addEventListener('keydown', runShortcut);
    return () => removeEventListener('keydown', runShortcut);
  }, []);
}
