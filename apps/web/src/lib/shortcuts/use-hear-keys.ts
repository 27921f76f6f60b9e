import { useLayoutEffect } from 'react';

import { runShortcut } from './shortcuts.ts';

/** Runs the shortcuts that are bound, while the frame of a page is there. */
export function useHearKeys(): void {
  useLayoutEffect(() => {
    addEventListener('keydown', runShortcut);
    return () => removeEventListener('keydown', runShortcut);
  }, []);
}
