import { useCallback, useEffect, useState } from 'react';

/**
 * Hides the frame of the app, so that only the text is left; the shell's styles follow `data-focus-mode` on the
 * root element. Leaving the page brings the frame back.
 */
export function useFocusMode(): { focused: boolean; setFocused: (focused: boolean) => void } {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-focus-mode', focused);
    return () => document.documentElement.removeAttribute('data-focus-mode');
  }, [focused]);
  return { focused, setFocused: useCallback((next: boolean) => setFocused(next), []) };
}
