import { useLayoutEffect } from 'react';

/**
 * Hides parts of the app's frame while a page is open: `phones` hides the bars on phones, for pages with their own
 * bars; `all` also hides the sidebar. The shell's styles read `data-shell-hidden` on the root element.
 */
export function useHiddenShell(extent: 'phones' | 'all'): void {
  // Run before the first paint, so that the content below the bars does not jump.
  useLayoutEffect(() => {
    document.documentElement.dataset['shellHidden'] = extent;
    return () => {
      delete document.documentElement.dataset['shellHidden'];
    };
  }, [extent]);
}
