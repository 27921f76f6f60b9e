import { useLayoutEffect } from 'react';

/**
 * Keeps the frame of the app out of the way while a page is open: `phones` hides the bars of phones, for a page
 * that brings its own; `all` hides the sidebar, too. The shell's styles follow `data-quiet` on the root element.
 */
export function useQuietShell(extent: 'phones' | 'all'): void {
  // Before the page is painted: what stands below the bars would jump.
  useLayoutEffect(() => {
    document.documentElement.dataset['quiet'] = extent;
    return () => {
      delete document.documentElement.dataset['quiet'];
    };
  }, [extent]);
}
